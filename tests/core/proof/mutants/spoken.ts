import { childrenOf, isNode, type Node } from './node.ts'

type Text = (node: Node) => string

const SAYS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(context\.)?report$/, [1, 2]],
  [/^v\.(regex|check|custom)$/, [1]],
  [/^v\.bigint$/, [0]],
  [/^unknown$/, [0]],
  [/^read$/, [2]],
  [/^(inWords|plainText)$/, [0, 1, 2]],
  [/Error$/, [0]],
]
const SENTENCES: readonly string[] = ['message', 'says', 'sentence', 'why']

/**
 * Places, sentences, `message`, `says`, `sentence` and `why` change no verdict. The same holds for values that
 * only they read.
 */
export function isSaidOnly(program: Node, text: Text): (node: Node) => boolean {
  const said = new Set<Node>()
  const parents = new Map<Node, Node>()
  const names = new Map<string, Node[]>()
  const makers: (readonly [name: string, made: Node])[] = []
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') names.set(text(node), [...(names.get(text(node)) ?? []), node])
    for (const each of saidBy(node, text)) said.add(each)
    makers.push(...madeBy(node, text))
    for (const [, child] of childrenOf(node)) {
      parents.set(child, node)
      visit(child)
    }
  }
  visit(program)
  const isSaid = (node: Node): boolean => {
    for (let each: Node | undefined = node; each; each = parents.get(each)) if (said.has(each)) return true
    return false
  }
  for (let before = -1; before !== said.size; ) {
    before = said.size
    for (const [name, made] of makers) {
      const uses = (names.get(name) ?? []).filter((use) => !isDeclaring(use, parents.get(use)))
      if (uses.length > 0 && uses.every(isSaid)) said.add(made)
    }
  }
  return (node) => said.has(node)
}

function saidBy(node: Node, text: Text): readonly Node[] {
  const { callee, key, value } = node
  if ((node.type === 'CallExpression' || node.type === 'NewExpression') && isNode(callee)) {
    const places = SAYS.find(([name]) => name.test(text(callee)))?.[1] ?? []
    return childrenOf(node).flatMap(([field, child, index]) =>
      field === 'arguments' && places.includes(index) ? [child] : [],
    )
  }
  const isSentence = node.type === 'Property' && isNode(key) && SENTENCES.includes(text(key))
  return isSentence && isNode(value) ? [value] : []
}

function madeBy(node: Node, text: Text): readonly (readonly [string, Node])[] {
  const { id, init, body } = node
  if (!isNode(id) || id.type !== 'Identifier') return []
  const made = node.type === 'VariableDeclarator' ? init : node.type === 'FunctionDeclaration' ? body : undefined
  return isNode(made) ? [[text(id).replace(/:[\s\S]*$/, ''), made]] : []
}

function isDeclaring(use: Node, parent: Node | undefined): boolean {
  if (!parent) return false
  const isKey = parent.type === 'Property' && parent['key'] === use && parent['value'] !== use && !parent['computed']
  const isField = parent.type === 'MemberExpression' && parent['property'] === use && !parent['computed']
  return isKey || isField || parent['id'] === use
}
