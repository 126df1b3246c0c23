import { tools, runScript } from './command.ts'

/** How many checks or tests of a step passed and failed. */
export type Outcome = { passed: number; failed: number }

/**
 * One check. Its output stands above its time. An error means that it failed, and
 * the error's message names the remedy.
 */
export type Step = { name: string; run: () => Promise<Outcome> }

/** A step that counts as one check: it passes unless it throws. */
export function check(name: string, run: () => Promise<unknown>): Step {
  return {
    name,
    async run() {
      await run()
      return { passed: 1, failed: 0 }
    },
  }
}

/** A check by a tool: it passes when the tool ends with 0, else its output is the message. */
export function toolCheck(name: string, tool: keyof typeof tools, args: readonly string[] = []): Step {
  return check(name, async () => {
    const { code, output } = await runScript(tools[tool], args)
    if (code !== 0) throw new Error(output)
  })
}

function broken(error: unknown): Outcome {
  console.log(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
}

/** Runs all steps, after failures too, those of a list at once, and adds up their outcomes. */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<Outcome> {
  const sum: Outcome = { passed: 0, failed: 0 }
  for (const together of steps) {
    for (const { passed, failed } of await Promise.all([together].flat().map(runStep))) {
      sum.passed += passed
      sum.failed += failed
    }
  }
  return sum
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  console.log(`\n▸ ${name}`)
  const began = performance.now()
  const outcome = await run().catch(broken)
  const { passed, failed } = outcome
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const counts = passed + failed === 1 ? '' : `, ${passed} passed, ${failed} failed`
  console.log(`${failed === 0 ? '✔' : '✖'} ${name}: ${seconds} s${counts}`)
  return outcome
}
