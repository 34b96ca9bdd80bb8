import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDescriptor } from '../../src/core/page/descriptors/descriptor.ts'

/**
 * Reads a folder of ERC-7730 descriptors of typed data, to be bundled (`CAUSEWAY_DESCRIPTORS`).
 *
 * @throws Error that names the first bad file
 */
export function descriptorsIn(folder: string | undefined): readonly object[] {
  if (folder === undefined || folder === '') return []
  return filesIn(folder).map((file) => {
    const read = contentOf(file)
    if ('problem' in read) throw new Error(`${file} is no descriptor that Causeway can show. ${read.problem}`)
    return read.content
  })
}

function filesIn(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => join(folder, name))
  } catch (cause) {
    throw new Error(`CAUSEWAY_DESCRIPTORS: expected a folder, got ${folder}`, { cause })
  }
}

type Read = Readonly<{ content: object } | { problem: string }>

function contentOf(file: string): Read {
  const text = readFileSync(file, 'utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    return { problem: `expected JSON: ${error instanceof Error ? error.message : error}` }
  }
  const read = parseDescriptor(content)
  if (!read.ok) return { problem: read.message }
  const { of, formats } = read.descriptor
  if (of !== 'typedData') return { problem: 'context: expected eip712, since calls are not described from a folder' }
  const name = Object.keys(formats).find((type) => !TYPE.test(type))
  if (name !== undefined) return { problem: `display.formats: expected a type text (EIP-712), got ${name}` }
  // The wallet's own words are translated; another descriptor must not borrow them.
  if (/"own:/.test(text)) return { problem: 'expected no words that begin with "own:"' }
  return typeof content === 'object' && content !== null ? { content } : { problem: 'expected an object' }
}

// `encodeType` (EIP-712): one struct after the other, each with its members.
const MEMBER = String.raw`[A-Za-z_$][\w$:]*(\[[0-9]*\])* [A-Za-z_$][\w$:]*`
const TYPE = new RegExp(String.raw`^([A-Za-z_$][\w$:]*\((${MEMBER}(,${MEMBER})*)?\))+$`)
