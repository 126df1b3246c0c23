import { unmatchedPage } from '../../data/page-context.server.ts'
import type { Route } from './+types/missing.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** Every address that no other page claims (R73, R200). */
export function loader({ url }: Route.LoaderArgs) {
  throw unmatchedPage(url)
}

export default function Missing() {
  return null
}
