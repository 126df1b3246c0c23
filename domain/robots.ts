/** Programs that read pages for search engines, previews and reports, and tools that measure their speed. */
const robots = /bot|crawl|spider|slurp|preview|lighthouse|page ?speed|gtmetrix|pingdom|webpagetest|ptst\//i

/** Whether a browser's name is a program's. People's browsers under the control of a test count as people. */
export function isRobot(userAgent: string): boolean {
  return robots.test(userAgent)
}
