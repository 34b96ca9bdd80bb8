import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readDescriptor } from '../../src/core/page/descriptors/descriptor.ts'
import { descriptorsIn } from './descriptors.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'descriptors-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const TYPE = 'Vote(uint256 proposal,bool isFor)'
const good = {
  context: { eip712: { domain: { name: 'Council' }, deployments: [{ chainId: 1, address: `0x${'ab'.repeat(20)}` }] } },
  metadata: { owner: 'Council' },
  display: {
    formats: { [TYPE]: { intent: 'Vote', fields: [{ path: 'proposal', label: 'Proposal', format: 'raw' }] } },
  },
}
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

it('takes every descriptor of a folder, and folders inside', () => {
  mkdirSync(join(folder, 'votes'))
  write('a.json', good)
  write('votes/b.json', { ...good, metadata: { owner: 'Other' } })
  write('README.md', 'no descriptor')
  expect(descriptorsIn(folder).map((each) => readDescriptor(each)?.owner)).toEqual(['Council', 'Other'])
})

it('needs no folder', () => {
  expect(descriptorsIn(undefined)).toEqual([])
  expect(descriptorsIn('')).toEqual([])
})

it('stops without the folder', () => {
  expect(() => descriptorsIn(join(folder, 'missing'))).toThrow(
    /^CAUSEWAY_DESCRIPTORS: expected a folder, got .*missing/,
  )
})

it.each([
  ['broken JSON', '{', 'expected JSON'],
  ['no deployment', { ...good, context: { eip712: { deployments: [] } } }, 'context.eip712.deployments'],
  [
    'a domain of another shape',
    { ...good, context: { eip712: { ...good.context.eip712, domain: { id: 1 } } } },
    'domain',
  ],
  ['calls', { ...good, context: { contract: good.context.eip712 }, display: { formats: {} } }, 'expected eip712'],
  ['includes', { ...good, includes: './other.json' }, 'includes'],
  ['a format by name alone', { ...good, display: { formats: { Vote: good.display.formats[TYPE] } } }, 'type text'],
  [
    'an unknown format',
    {
      ...good,
      display: { formats: { [TYPE]: { intent: 'Vote', fields: [{ path: 'x', label: 'X', format: 'guess' }] } } },
    },
    'display.formats',
  ],
  ['words of the wallet', { ...good, metadata: { owner: 'own:unlimited' } }, 'own:'],
])('stops at %s and names the file', (_name, content, problem) => {
  write('bad.json', content)
  expect(() => descriptorsIn(folder)).toThrow(
    new RegExp(`bad\\.json is no descriptor that Causeway can show\\. .*${problem}`),
  )
})
