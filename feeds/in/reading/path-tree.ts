/** Paths of wanted elements; an element that leads to none has no node, and its content is skipped. */
export type PathNode = {
  readonly path: string
  wanted: boolean
  readonly children: Map<string, PathNode>
  /** Paths of its wanted attributes by name; null where none is. */
  attributes: Map<string, string> | null
  /** Nodes in its place for elements with such an attribute; null where there are none. */
  choices: { attribute: string; value: string; node: PathNode }[] | null
}

/**
 * A tree of paths like `price/value`. A last step `@id` is an attribute, and `param[@name=Floor]` are those elements
 * alone whose attribute has the value.
 */
export function pathTree(paths: readonly string[]): PathNode {
  const root = emptyNode('')
  for (const path of paths) {
    let node: PathNode | null = root
    for (const step of stepsOf(path)) {
      const attribute = attributeOf(step)
      if (attribute === null) node = childFor(node, step)
      else {
        node.attributes ??= new Map()
        node.attributes.set(attribute, path)
        node = null
        break
      }
    }
    if (node !== null) node.wanted = true
  }
  return root
}

/** The steps of a path; a value in brackets may have a slash. */
export function stepsOf(path: string): string[] {
  return path.match(/(?:[^/[]|\[[^\]]*\])+/g) ?? []
}

function attributeOf(step: string): string | null {
  return step.startsWith('@') ? step.slice(1) : null
}

function emptyNode(path: string): PathNode {
  return { path, wanted: false, children: new Map(), attributes: null, choices: null }
}

function childFor(node: PathNode, step: string): PathNode {
  const [, name = step, attribute, value = ''] = /^([^[]+)\[@([^=\]]+)=([^\]]*)\]$/.exec(step) ?? []
  const path = (last: string) => (node.path === '' ? last : `${node.path}/${last}`)
  const child = node.children.get(name) ?? emptyNode(path(name))
  node.children.set(name, child)
  if (attribute === undefined) return child
  child.choices ??= []
  const known = child.choices.find((choice) => choice.attribute === attribute && choice.value === value)
  if (known !== undefined) return known.node
  const chosen = emptyNode(path(step))
  child.choices.push({ attribute, value, node: chosen })
  return chosen
}

/** `yrl:Locality_Name` as paths write it: `locality-name`. */
export function plainName(name: string): string {
  return name
    .slice(name.indexOf(':') + 1)
    .toLowerCase()
    .replaceAll('_', '-')
}
