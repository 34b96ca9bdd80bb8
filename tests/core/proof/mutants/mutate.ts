import { parseAst } from 'vite'

/** One change of an expression: what stands from `start` to `end` is replaced. `what` says it in a line. */
export type Mutant = Readonly<{ start: number; end: number; replacement: string; what: string }>

type Node = Readonly<{ type: string; start: number; end: number }> & Readonly<Record<string, unknown>>

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

/**
 * Every mutant of a source in TypeScript: conditions that always or never hold, operators turned round, constants that
 * are one off, texts that are another, and reports that are not made. Messages are left alone: they change no verdict.
 */
export function mutantsOf(source: string): readonly Mutant[] {
  const found: Mutant[] = []
  const text = ({ start, end }: Node) => source.slice(start, end)
  const add = (node: Node, replacement: string) => {
    const what = `${text(node).replace(/\s+/g, ' ').slice(0, 80)} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`
    found.push({ start: node.start, end: node.end, replacement, what })
  }
  const visit = (node: Node, isMessage: boolean): void => {
    // Types are gone when the code runs.
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    if (!isMessage) mutate(node, text, add)
    const isReport = isReportCall(node, text)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || (key === 'key' && !node['computed'])) continue
      const children = Array.isArray(value) ? value : [value]
      children.filter(isNode).forEach((child, index) => {
        visit(child, isMessage || (isReport && key === 'arguments' && index > 0))
      })
    }
  }
  const program: unknown = parseAst(source, { lang: 'ts' })
  if (isNode(program)) visit(program, false)
  return found
}

type Add = (node: Node, replacement: string) => void

function mutate(node: Node, text: (node: Node) => string, add: Add): void {
  const { type, operator, left, right, test, argument, value } = node
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const other = OPERATORS[String(operator)]
    if (other) add(node, `${text(left)} ${other} ${text(right)}`)
  }
  if ((type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test)) {
    add(test, 'true')
    add(test, 'false')
  }
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument)) add(node, text(argument))
  if (type === 'Literal' && (typeof value === 'number' || typeof value === 'bigint'))
    add(node, `${text(node)} + 1${typeof value === 'bigint' ? 'n' : ''}`)
  if (type === 'Literal' && typeof value === 'string' && value !== '') add(node, `'another text'`)
  if (isReportCall(node, text)) add(node, 'undefined')
  mutateMethod(node, text, add)
}

function mutateMethod(node: Node, text: (node: Node) => string, add: Add): void {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return
  const { object, property } = callee
  const other = isNode(property) ? METHODS.get(text(property)) : undefined
  if (other && isNode(object)) add(node, `${text(object)}.${other}${text(node).slice(callee.end - node.start)}`)
}

function isReportCall(node: Node, text: (node: Node) => string): boolean {
  const { callee } = node
  return node.type === 'CallExpression' && isNode(callee) && /^(context\.)?report$/.test(text(callee))
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}

/**
 * The source with all of its mutants inside, each asleep until `globalThis.causewayMutant` is its number: one build
 * serves them all.
 *
 * @param first the number of the source's first mutant
 */
export function withMutants(source: string, mutants: readonly Mutant[], first: number): string {
  const numbered = mutants.map((mutant, index) => ({ ...mutant, number: first + index }))
  const render = (start: number, end: number, inside: typeof numbered): string => {
    let text = ''
    let at = start
    const outermost = inside.filter((each) => !inside.some((other) => contains(other, each)))
    const ranges = [...new Map(outermost.map((each) => [each.start, each])).values()].sort((a, b) => a.start - b.start)
    for (const range of ranges) {
      const own = inside.filter((each) => each.start === range.start && each.end === range.end)
      const within = inside.filter((each) => contains(range, each))
      const original = render(range.start, range.end, within)
      const asleep = own.reduce(
        (otherwise, { number, replacement }) =>
          `(globalThis.causewayMutant === ${number} ? (${replacement}) : (${otherwise}))`,
        original,
      )
      // A line that begins with a bracket would be read as a call of the line before it.
      const isStatement = own.some(({ replacement }) => replacement === 'undefined')
      text += source.slice(at, range.start) + (isStatement ? 'void ' : '') + asleep
      at = range.end
    }
    return text + source.slice(at, end)
  }
  return render(0, source.length, numbered)
}

type Range = Readonly<{ start: number; end: number }>

function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
}
