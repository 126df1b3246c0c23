/**
 * A feed that is not imported: nothing was written. The message is for staff: one sentence names the problem, one the
 * remedy.
 */
export class FeedRefusal extends Error {
  /** Lines for the mapping file that would help; empty where none would. */
  readonly mapping: string

  constructor(message: string, mapping = '') {
    super(message)
    this.mapping = mapping
  }
}
