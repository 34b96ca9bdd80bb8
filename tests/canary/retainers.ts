import { createFinder, type Needle } from './needles.ts'

/** From V8's heap snapshot: nodes and edges as runs of numbers. */
type Snapshot = Readonly<{
  snapshot: Readonly<{
    meta: Readonly<{
      node_fields: readonly string[]
      node_types: readonly unknown[]
      edge_fields: readonly string[]
      edge_types: readonly unknown[]
    }>
  }>
  nodes: readonly number[]
  edges: readonly number[]
  strings: readonly string[]
}>

const MOST = 5
const ENDS = 12
/** A name's limit, so no whole text appears. */
const NAME_LENGTH = 60

/**
 * Returns each found text's shortest strong path from the root, by object and field names.
 *
 * @returns nothing when no heap text matches, such as for a number in code
 */
export function retainersOf(heap: Buffer, needles: readonly Needle[]): readonly string[] {
  const found = createFinder(needles)(heap)
  if (found.length === 0) return []
  const snapshot = JSON.parse(heap.toString()) as Snapshot
  const { nodes, strings } = snapshot
  const shape = shapeOf(snapshot)
  const find = createFinder(found)
  const isWanted = strings.map((each) => find(Buffer.from(each)).length > 0)
  const wanted = Array.from({ length: nodes.length / shape.nodeSize }, (_, at) => at * shape.nodeSize).filter(
    (node) => isWanted[nodes[node + shape.name] ?? -1],
  )
  if (wanted.length === 0) return []
  const parents = parentsOf(snapshot, shape)
  return wanted.slice(0, MOST).map((node) => wayTo(node, parents, snapshot, shape))
}

type Shape = ReturnType<typeof shapeOf>

function shapeOf({ snapshot: { meta } }: Snapshot) {
  const [nodeTypes, edgeTypes] = [meta.node_types[0] as readonly string[], meta.edge_types[0] as readonly string[]]
  return {
    nodeSize: meta.node_fields.length,
    edgeSize: meta.edge_fields.length,
    name: meta.node_fields.indexOf('name'),
    type: meta.node_fields.indexOf('type'),
    edgeCount: meta.node_fields.indexOf('edge_count'),
    edgeType: meta.edge_fields.indexOf('type'),
    edgeName: meta.edge_fields.indexOf('name_or_index'),
    toNode: meta.edge_fields.indexOf('to_node'),
    nodeTypes,
    edgeTypes,
  }
}

/** The first edge and parent of each node, breadth first from the root. */
type Parents = ReadonlyMap<number, Readonly<{ node: number; edge: number }>>

function parentsOf({ nodes, edges }: Snapshot, shape: Shape): Parents {
  const firstEdges = new Map<number, number>()
  for (let node = 0, edge = 0; node < nodes.length; node += shape.nodeSize) {
    firstEdges.set(node, edge)
    edge += (nodes[node + shape.edgeCount] ?? 0) * shape.edgeSize
  }
  const parents = new Map<number, Readonly<{ node: number; edge: number }>>()
  const due = [0]
  for (const node of due) {
    const first = firstEdges.get(node) ?? 0
    const end = first + (nodes[node + shape.edgeCount] ?? 0) * shape.edgeSize
    for (let edge = first; edge < end; edge += shape.edgeSize) {
      const to = edges[edge + shape.toNode] ?? 0
      if (to === 0 || parents.has(to) || shape.edgeTypes[edges[edge + shape.edgeType] ?? 0] === 'weak') continue
      parents.set(to, { node, edge })
      due.push(to)
    }
  }
  return parents
}

function wayTo(node: number, parents: Parents, { nodes, edges, strings }: Snapshot, shape: Shape): string {
  const steps: string[] = []
  for (let at = parents.get(node); at; at = parents.get(at.node)) {
    const type = shape.edgeTypes[edges[at.edge + shape.edgeType] ?? 0]
    const name = edges[at.edge + shape.edgeName] ?? 0
    const isNumber = type === 'element' || type === 'hidden'
    const field = isNumber ? `[${name}]` : `.${strings[name]}`
    const holder = (strings[nodes[at.node + shape.name] ?? 0] ?? '').slice(0, NAME_LENGTH)
    steps.unshift(`${holder || shape.nodeTypes[nodes[at.node + shape.type] ?? 0]}${field}`)
  }
  if (steps.length === 0) return 'nobody'
  const middle = steps.length > 2 * ENDS ? ['…'] : []
  return [...steps.slice(0, ENDS), ...middle, ...steps.slice(Math.max(steps.length - ENDS, ENDS))].join(' > ')
}
