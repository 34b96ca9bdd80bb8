import type { ValueLeaf, ValueStruct, ValueTree } from '../abi/value-tree.ts'
import type { Descriptor } from './descriptor.ts'

export type PathContext = Readonly<{
  data: ValueStruct
  /** `@`: a call's `to`, `value` and so on; for typed data, `to` is the domain's contract. */
  container: Readonly<Record<string, ValueLeaf>>
  constants: Descriptor['constants']
}>

/**
 * The leaves that a path leads to (ERC-7730, "Path references").
 *
 * @returns undefined if a path leads nowhere or to no leaf
 */
export function leavesAt(path: string, around: PathContext): readonly ValueLeaf[] | undefined {
  const [root = '', ...rest] = path.split('.')
  if (root === '@') return rest.length === 1 ? one(ownOf(around.container, rest[0] ?? '')) : undefined
  if (root === '$') return constantAt(rest, around.constants)
  const found = treesAt(around.data, root === '#' ? rest : [root, ...rest])
  const leaves = found?.flatMap((each) => (each.is === 'leaf' ? [each] : []))
  return leaves && leaves.length === found?.length ? leaves : undefined
}

function constantAt(
  segments: readonly string[],
  constants: PathContext['constants'],
): readonly ValueLeaf[] | undefined {
  const [metadata, kind, name = ''] = segments
  if (metadata !== 'metadata' || kind !== 'constants' || segments.length !== 3) return undefined
  const value = ownOf(constants, name)
  return value === undefined ? undefined : [{ is: 'leaf', type: 'constant', value: `${value}` }]
}

function treesAt(tree: ValueTree, segments: readonly string[]): readonly ValueTree[] | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return [tree]
  if (tree.is === 'struct') {
    const member = tree.members.find(({ name }) => name === segment)
    return member && treesAt(member.value, rest)
  }
  const index = /^\[(-?[0-9]{0,4})\]$/.exec(segment)?.[1]
  if (tree.is !== 'list' || index === undefined) return undefined
  if (index === '') {
    const each = tree.of.map((member) => treesAt(member, rest))
    return each.every((found) => found !== undefined) ? each.flat() : undefined
  }
  const member = tree.of.at(Number(index))
  return member && treesAt(member, rest)
}

const one = (leaf: ValueLeaf | undefined) => leaf && [leaf]

function ownOf<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
