export type Node = Readonly<{ type: string; start: number; end: number }> & Readonly<Record<string, unknown>>

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/** Each child has its field and index. */
export function childrenOf(node: Node): readonly (readonly [key: string, child: Node, index: number])[] {
  return Object.entries(node).flatMap(([key, value]) => {
    const children: readonly unknown[] = Array.isArray(value) ? value : [value]
    return children.flatMap((child, index) => (isNode(child) ? [[key, child, index] as const] : []))
  })
}
