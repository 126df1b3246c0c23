/** An error that stops an installation, worded for the user: printed alone, without a stack. */
export class InstallError extends Error {}

const registryAway =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT/
const untrusted = /UNABLE_TO_(VERIFY|GET_ISSUER)|SELF_SIGNED_CERT|CERT_HAS_EXPIRED/
const noRight = /\b(EACCES|EPERM|EROFS)\b/

/**
 * One sentence with the problem and one with the remedy, from npm's output, followed by npm's own words.
 *
 * @param {string} output everything npm wrote
 * @param {string} root the project's folder
 */
export function npmAdvice(output, root) {
  return `${sentence(output, root)}\n${ownWords(output)}`
}

/** @param {string} output @param {string} root */
function sentence(output, root) {
  const path = output.match(/npm (?:error|ERR!) path (.+)/)?.[1] ?? `${root}/node_modules`
  if (noRight.test(output)) {
    return `npm could not write ${path}.
Give this folder to the user who runs the command (chown), or run it from a copy of the project that you may write.`
  }
  if (output.includes('ENOSPC')) {
    return `The disk is full: npm could not write ${path}.
The packages take about 450 MB. Free some space and run the command again.`
  }
  if (registryAway.test(output)) {
    return `The package registry${address(output)} was not reached, so the packages could not be installed.
Check the network, a proxy (HTTPS_PROXY) and \`npm config get registry\`, then run the command again.`
  }
  if (untrusted.test(output)) {
    return `The package registry${address(output)} shows a certificate that this machine does not trust.
Behind a company proxy, set NODE_EXTRA_CA_CERTS to its certificate and run the command again.`
  }
  if (output.includes('EUSAGE')) {
    return `package.json and package-lock.json do not agree.
Run \`npm install\`, look at what it changed, and run the command again.`
  }
  if (/\b(E404|ETARGET)\b/.test(output)) {
    return `The package registry${address(output)} lacks a package that package-lock.json asks for.
Check \`npm config get registry\`: a mirror may be incomplete or behind.`
  }
  if (output.includes('EINTEGRITY')) {
    return `A downloaded package differs from what package-lock.json expects.
Run \`npm cache clean --force\` and the command again. If it stays, the registry or a proxy changes packages.`
  }
  return 'npm could not install the packages.'
}

/** @param {string} output */
function address(output) {
  const found = output.match(/https?:\/\/[\w.:-]+/)?.[0]
  return found === undefined ? '' : ` ${found}`
}

/** @param {string} output */
function ownWords(output) {
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!) .*\w/.test(line))
  const told = lines.filter((line) => !/complete log of this run|debug-\d+\.log/.test(line)).slice(0, 4)
  return told.map((line) => `  ${line}`).join('\n')
}
