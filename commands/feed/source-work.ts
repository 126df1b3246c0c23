/** The input of the thread that reads a source of `stock.yaml` or a dropped file. */
export type SourceWork = {
  source: string
  /** Name of a file in `STOCK_DIR/in/SOURCE/`; null for the address of the source. */
  file: string | null
  /** The site asks, which knows when it is time; else somebody does, and it is. */
  isScheduled: boolean
  /** Staff say that the feed is right: nothing is held back or refused for being unlikely. */
  isForced: boolean
  environment: Readonly<Record<string, string | undefined>>
}
