/** What Back closes: modal dialogs, and popovers that stand in for a page. */
export const layers = 'dialog:modal, [data-sheet]:popover-open'

/** How many layers were open when this entry of the history was made, by the `layers` of its state. */
export function layersOfEntry(): number {
  const state: unknown = history.state
  const hasLayers = typeof state === 'object' && state !== null && 'layers' in state
  return hasLayers ? Number(state.layers) : 0
}
