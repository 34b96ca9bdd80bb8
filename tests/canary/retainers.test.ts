import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { needlesOfText } from './needles.ts'
import { retainersOf } from './retainers.ts'

function heapOf(program: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'causeway-heap-'))
  try {
    const file = join(folder, 'heap.json')
    const write = `setImmediate(() => require('v8').writeHeapSnapshot(${JSON.stringify(file)}))`
    execFileSync(process.execPath, ['-e', `${program}; ${write}`])
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const needles = needlesOfText('secret', 'sEcret~4711')
// The program's source must not contain the secret itself.
const SECRET = "['sEcret', '4711'].join('~')"

describe('what holds a text in a heap', () => {
  it('is told by the names of the objects and fields on the way to it', () => {
    const [way] = retainersOf(heapOf(`globalThis.holder = { memo: { kept: ${SECRET} } }`), needles)
    expect(way).toMatch(/^synthetic.* > Object\.memo > Object\.kept$/)
  })

  it('is told of a promise that is waited for', () => {
    const program = `(async () => { const bytes = ${SECRET}; await new Promise((go) => setTimeout(go, 600_000).unref()); return bytes })()`
    expect(retainersOf(heapOf(program), needles).join()).toMatch(/Promise.*Generator/)
  })

  it('is not what would let go of it', () => {
    const program = `globalThis.holder = { deep: { er: { kept: ${SECRET} } } }; globalThis.weak = new WeakRef(holder.deep.er)`
    expect(retainersOf(heapOf(program), needles)[0]).toMatch(/Object\.deep > Object\.er > Object\.kept$/)
  })

  it('is nothing where nobody holds it any more', () => {
    expect(retainersOf(heapOf(`(() => ({ kept: ${SECRET} }))()`), needles)).toEqual([])
  })
})
