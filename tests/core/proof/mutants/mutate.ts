import { parseAst } from 'vite'
import { childrenOf, isNode, type Node } from './node.ts'
import { isSaidOnly } from './spoken.ts'

/**
 * `start` and `end` bound the replaced expression. `isAct` omits a call without a value; `isStatic` runs once at
 * load.
 */
export type Mutant = Readonly<{
  start: number
  end: number
  replacement: string
  what: string
  isAct: boolean
  isStatic: boolean
}>

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '*': '/',
  '-': '+',
}
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
])
const FUNCTIONS: readonly string[] = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/**
 * Mutates conditions, operators, constants, texts, reports and checks. Display text can't change a verdict, so it
 * stays.
 */
export function mutantsOf(source: string): readonly Mutant[] {
  const found: Mutant[] = []
  const text = ({ start, end }: Node) => source.slice(start, end)
  const program: unknown = parseAst(source, { lang: 'ts' })
  if (!isNode(program)) return []
  const isSaid = isSaidOnly(program, text)
  const visit = (node: Node, isStatic: boolean): void => {
    // Types vanish at run time.
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration' || isSaid(node)) return
    const add = (place: Node, replacement: string, isAct = false) => {
      const what = `${text(place).replace(/\s+/g, ' ').slice(0, 100)} → ${replacement.replace(/\s+/g, ' ').slice(0, 100)}`
      found.push({ start: place.start, end: place.end, replacement, what, isAct, isStatic })
    }
    mutate(node, text, add)
    const isInside = isStatic && !FUNCTIONS.includes(node.type)
    for (const [key, child] of childrenOf(node)) {
      if (key !== 'typeAnnotation' && (key !== 'key' || node['computed'])) visit(child, isInside)
    }
  }
  visit(program, true)
  return found
}

type Text = (node: Node) => string
type Add = (node: Node, replacement: string, isAct?: boolean) => void

function mutate(node: Node, text: Text, add: Add): void {
  const { type, operator, left, right, test, argument, expression } = node
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const other = OPERATORS[String(operator)]
    if (other) add(node, `${text(left)} ${other} ${text(right)}`)
  }
  if ((type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test)) {
    add(test, 'true')
    add(test, 'false')
  }
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument)) add(node, text(argument))
  if (type === 'Literal') mutateLiteral(node, text, add)
  if (type === 'ExpressionStatement' && isNode(expression) && expression.type === 'CallExpression') {
    add(expression, 'undefined', true)
  }
  mutateMethod(node, text, add)
}

function mutateLiteral(node: Node, text: Text, add: Add): void {
  const { value } = node
  if (typeof value === 'number') add(node, `${text(node)} + 1`)
  if (typeof value === 'bigint') add(node, `${text(node)} + 1n`)
  if (typeof value === 'boolean') add(node, String(!value))
  if (typeof value === 'string' && value !== '') add(node, `'another text'`)
}

function mutateMethod(node: Node, text: Text, add: Add): void {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return
  const { object, property } = callee
  const other = isNode(property) ? METHODS.get(text(property)) : undefined
  if (other && isNode(object)) add(node, `${text(object)}.${other}${text(node).slice(callee.end - node.start)}`)
}
