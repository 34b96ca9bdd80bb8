import { parseAst } from 'vite'
import { childrenOf, isNode, type Node } from './node.ts'

export type Read = Readonly<{ start: number; end: number; name: string; isShorthand: boolean }>

/** `names` occur inside the constant. */
export type Constant = Readonly<{ start: number; end: number; names: readonly string[]; isFunction: boolean }>

export type Module = Readonly<{
  constants: ReadonlyMap<string, Constant>
  imports: ReadonlyMap<string, Readonly<{ from: string; name: string }>>
  reads: readonly Read[]
  shadowed: ReadonlySet<string>
}>

const FUNCTIONS: readonly string[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

export function moduleOf(source: string): Module {
  const constants = new Map<string, Constant>()
  const imports = new Map<string, { from: string; name: string }>()
  const reads: Read[] = []
  const shadowed = new Set<string>()
  const nameOf = (node: Node) => source.slice(node.start, node.end).replace(/[:?][\s\S]*$/, '')
  const found: Found = { nameOf, shadow: (name) => shadowed.add(name), read: () => undefined }
  for (const statement of statementsOf(source)) {
    if (statement.type === 'ImportDeclaration') {
      for (const [local, from, name] of importedBy(statement, nameOf)) imports.set(local, { from, name })
    }
    for (const [name, declared] of declaredBy(statement, nameOf)) {
      const names: string[] = []
      const read = (each: Read, isInside: boolean) => {
        names.push(each.name)
        if (isInside) reads.push(each)
      }
      visit(declared, false, { ...found, read })
      const isFunction = FUNCTIONS.includes(declared.type)
      constants.set(name, { start: statement.start, end: statement.end, names, isFunction })
    }
  }
  const isKnown = ({ name }: Read) => (constants.has(name) || imports.has(name)) && !shadowed.has(name)
  return { constants, imports, reads: reads.filter(isKnown), shadowed }
}

function statementsOf(source: string): readonly Node[] {
  const program: unknown = parseAst(source, { lang: 'ts' })
  if (!isNode(program)) return []
  return childrenOf(program).map(([, statement]) => {
    const { declaration } = statement
    return isNode(declaration) ? declaration : statement
  })
}

function importedBy(statement: Node, nameOf: (node: Node) => string): readonly (readonly [string, string, string])[] {
  const from = isNode(statement['source']) ? String(statement['source']['value']) : ''
  return childrenOf(statement).flatMap(([, { type, local, imported }]) =>
    type === 'ImportSpecifier' && isNode(local) && isNode(imported) ? [[nameOf(local), from, nameOf(imported)]] : [],
  )
}

function declaredBy(statement: Node, nameOf: (node: Node) => string): readonly (readonly [string, Node])[] {
  if (statement.type === 'FunctionDeclaration' && isNode(statement['id'])) return [[nameOf(statement['id']), statement]]
  if (statement.type !== 'VariableDeclaration') return []
  return childrenOf(statement).flatMap(([, { id, init }]) => (isNode(id) && isNode(init) ? [[nameOf(id), init]] : []))
}

type Found = Readonly<{
  nameOf: (node: Node) => string
  shadow: (name: string) => void
  read: (read: Read, isInside: boolean) => void
}>

function visit(node: Node, isInside: boolean, found: Found): void {
  if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return
  if (node.type === 'Identifier') {
    found.read({ start: node.start, end: node.end, name: found.nameOf(node), isShorthand: false }, isInside)
    return
  }
  if (FUNCTIONS.includes(node.type)) {
    for (const [key, child] of childrenOf(node)) {
      if (key === 'params') declare(child, found)
      else if (key !== 'id') visit(child, true, found)
    }
    return
  }
  if (node.type === 'VariableDeclarator' || node.type === 'CatchClause') {
    for (const [key, child] of childrenOf(node)) {
      if (key === 'id' || key === 'param') declare(child, found)
      else visit(child, isInside, found)
    }
    return
  }
  if (node.type === 'Property' && node['shorthand'] === true && isNode(node['value'])) {
    const { start, end } = node
    found.read({ start, end, name: found.nameOf(node['value']), isShorthand: true }, isInside)
    return
  }
  for (const [key, child] of childrenOf(node)) {
    const isName = (key === 'property' || key === 'key') && !node['computed']
    if (!isName) visit(child, isInside, found)
  }
}

function declare(pattern: Node, found: Found): void {
  if (pattern.type === 'Identifier') {
    found.shadow(found.nameOf(pattern))
    return
  }
  for (const [key, child] of childrenOf(pattern)) {
    if (pattern.type === 'AssignmentPattern' && key === 'right') visit(child, true, found)
    else if (key !== 'key' && !child.type.startsWith('TS')) declare(child, found)
  }
}
