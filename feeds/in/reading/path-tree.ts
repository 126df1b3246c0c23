/** Paths of wanted elements; an element that leads to none has no node, and its content is skipped. */
export type PathNode = { readonly path: string; wanted: boolean; readonly children: Map<string, PathNode> }

/** A tree of paths like `price/value`. */
export function pathTree(paths: readonly string[]): PathNode {
  const root: PathNode = { path: '', wanted: false, children: new Map() }
  for (const path of paths) {
    let node = root
    for (const name of path.split('/')) {
      const child = node.children.get(name) ?? {
        path: node.path === '' ? name : `${node.path}/${name}`,
        wanted: false,
        children: new Map<string, PathNode>(),
      }
      node.children.set(name, child)
      node = child
    }
    node.wanted = true
  }
  return root
}

/** `yrl:Locality_Name` as paths write it: `locality-name`. */
export function plainName(name: string): string {
  return name
    .slice(name.indexOf(':') + 1)
    .toLowerCase()
    .replaceAll('_', '-')
}
