import { runCommand } from '../run-command.ts'

/** Runs `npm run leads` without npm. */
export function runLeads(args: readonly string[], settings: Readonly<Record<string, string>>) {
  return runCommand('leads', args, settings)
}
