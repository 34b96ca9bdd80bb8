import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyText } from '../../src/vault/file/copy.ts'
import { parseVault, type VaultFile } from '../../src/vault/file/format.ts'
import {
  type CopyLocation,
  mendCopies,
  newestGeneration,
  readGenerations,
  type VaultStorage,
  writeNext,
} from '../../src/vault/file/generations.ts'
import { putRecord, sealVault, withPasswordOpened, withResealed } from '../../src/vault/seal/sealed-vault.ts'
import { createSession } from '../../src/vault/session/session.ts'
import {
  createVault,
  lookForVault,
  readNewest,
  revealMnemonic,
  saveRecord,
  withPassword,
} from '../../src/vault/vault.ts'
import {
  copyOf,
  floor,
  type Machine,
  machineWithVault,
  newMachine,
  password,
  phrase,
  portsOf,
  textIn,
} from './stand.ts'

const next = 'four herons under a tin moon'
const code = (name: string) => expect.objectContaining({ name: 'VaultError', code: name })
const note = { id: 'note', type: 'note', secret: Uint8Array.of(7) }

let made: Machine
beforeAll(async () => {
  made = await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } })
})

/** The browser has lost the slots' storage. */
function withoutSlots(machine: Machine): Machine {
  return { ...copyOf(machine), slots: {} }
}

async function reveal(machine: Machine, tried = password): Promise<string> {
  machine.clock += 600_000
  const answer = await revealMnemonic(portsOf(machine), tried)
  return answer.ok ? answer.value.join(' ') : answer.reason
}

async function save(machine: Machine, secret: number): Promise<void> {
  const opened = await withPassword(portsOf(machine), password, async (vault) => vault)
  if (!opened.ok) throw new Error('expected it to open')
  await saveRecord(portsOf(machine), opened.value, { ...note, secret: Uint8Array.of(secret) })
}

describe('the second copy of the vault', () => {
  it('is written when a wallet is made, and follows each write', async () => {
    const machine = copyOf(made)
    expect(machine.secondCopy?.text).toBe(textIn(machine, 'a'))
    await save(machine, 1)
    expect(machine.secondCopy?.text).toBe(textIn(machine, 'b'))
    await save(machine, 2)
    expect(machine.secondCopy?.text).toBe(textIn(machine, 'a'))
  })

  it('opens alone when both generations are lost, says so, and makes all three whole', async () => {
    for (const slots of [{}, { a: '{"torn', b: '{"torn' }, { b: '' }]) {
      const machine = { ...copyOf(made), slots: { ...slots } }
      expect(await lookForVault(portsOf(machine))).toMatchObject({ state: 'present', copies: 0 })
      expect(await reveal(machine, 'not the password at all')).toBe('wrongPassword')
      expect(machine.slots).toEqual(slots)
      expect(await reveal(machine)).toBe(phrase)
      expect(machine.slots).toEqual(made.slots)
      expect(await lookForVault(portsOf(machine))).toMatchObject({ state: 'present', copies: 2 })
    }
  })

  it('is made of what there is where a wallet has none yet, and where it was damaged or lags behind', async () => {
    const ahead = copyOf(made)
    await save(ahead, 1)
    for (const text of [undefined, '{"torn', 7, made.secondCopy?.text]) {
      const machine = { ...copyOf(ahead), secondCopy: { text } }
      expect(await lookForVault(portsOf(machine))).toMatchObject({ state: 'present', copies: 2 })
      expect(await reveal(machine)).toBe(phrase)
      expect(machine.secondCopy.text).toBe(textIn(ahead, 'b'))
      expect(machine.slots).toEqual(ahead.slots)
    }
  })

  it('is used where both generations fell back behind it, and one of them is brought up to it', async () => {
    const ahead = copyOf(made)
    await save(ahead, 1)
    const machine = { ...copyOf(made), secondCopy: { text: ahead.secondCopy?.text } }
    expect((await readNewest(portsOf(machine))).header.seq).toBe(2)
    expect(await reveal(machine)).toBe(phrase)
    expect(Object.values(machine.slots).sort()).toEqual([made.slots.a, ahead.secondCopy?.text].sort())
  })

  it('is never written over by a new wallet, whole or not', async () => {
    for (const text of [made.secondCopy?.text, 'anything', '', 0]) {
      const machine = { ...newMachine(), secondCopy: { text } }
      const creating = createVault(portsOf(machine), { password, phrase, cost: floor })
      await expect(creating).rejects.toEqual(code('VAULT_EXISTS'))
      expect(machine).toMatchObject({ slots: {}, secondCopy: { text }, writes: 0 })
    }
  })

  it('that cannot be read keeps nobody from their wallet, and a new one from being made', async () => {
    const fails = () => Promise.reject(new Error('disk'))
    const failing = { read: fails, write: fails, remove: fails }
    const over = (machine: Machine) => {
      const ports = portsOf(machine)
      return { ...ports, storage: { ...ports.storage, secondCopy: failing } }
    }
    const machine = copyOf(made)
    expect(await revealMnemonic(over(machine), password)).toMatchObject({ ok: true })
    await saveRecord(over(machine), await openedOf(machine), note)
    expect((await readNewest(over(machine))).header.seq).toBe(2)
    const creating = createVault(over(newMachine()), { password, phrase, cost: floor })
    await expect(creating).rejects.toEqual(code('VAULT_EXISTS'))
  })

  it('of another vault is neither used nor written over, as long as the slots hold one', async () => {
    const other = await machineWithVault({ ...newMachine(), secondCopy: { text: undefined } })
    await save(other, 1)
    const machine = { ...copyOf(made), secondCopy: { text: other.secondCopy?.text } }
    expect(await readNewest(portsOf(machine))).toEqual(await readNewest(portsOf(made)))
    await save(machine, 2)
    expect(machine.secondCopy.text).toBe(other.secondCopy?.text)
  })

  it('of a newer Causeway is neither opened nor written over', async () => {
    const text = (await readFile(new URL('./golden/v2-unknown.vault', import.meta.url), 'utf8')).trimEnd()
    for (const slots of [{}, made.slots]) {
      const machine = { ...newMachine(), slots: { ...slots }, secondCopy: { text } }
      await expect(reveal(machine)).rejects.toEqual(code('VAULT_NEWER'))
      expect(machine).toMatchObject({ slots, secondCopy: { text } })
    }
  })
})

async function openedOf(machine: Machine) {
  const opened = await withPassword(portsOf(copyOf(machine)), password, async (vault) => vault)
  if (!opened.ok) throw new Error('expected it to open')
  return opened.value
}

type Fault = 'before' | 'torn' | 'after'

/** The process dies before, during or after a write. */
function killedAt(storage: VaultStorage, { at, fault }: Readonly<{ at: number; fault: Fault }>) {
  let writes = 0
  const fateful = async (text: string, write: (text: string) => Promise<void>): Promise<void> => {
    writes += 1
    if (writes > at || (writes === at && fault === 'before')) throw new Error('killed')
    await write(writes === at && fault === 'torn' ? text.slice(0, text.length / 2) : text)
    if (writes === at) throw new Error('killed')
  }
  const { secondCopy } = storage
  const killed: VaultStorage = {
    read: storage.read,
    write: (slot, text) => fateful(text, (given) => storage.write(slot, given)),
    remove: storage.remove,
    secondCopy: secondCopy && { ...secondCopy, write: (text) => fateful(text, secondCopy.write) },
  }
  return { killed, isKilled: () => writes >= at }
}

const faults = ['before', 'torn', 'after'] as const

it('a change of the password, killed at any write: exactly one of the two passwords opens, also after a loss', async () => {
  const ends = new Set<string>()
  // Three writes occur, so the fourth kill never comes.
  const kills = [1, 2, 3, 4].flatMap((at) => [
    { at, fault: 'before' as const },
    { at, fault: 'torn' as const },
  ])
  for (const kill of kills.slice(0, -1)) {
    const machine = copyOf(made)
    const ports = portsOf(machine)
    const storage = killedAt(ports.storage, kill).killed
    const session = createSession({ ...ports, storage, kdfCost: floor })
    await session.changePassword({ from: password, to: next }).catch(() => undefined)
    const losses = [
      { lost: 'nothing', left: machine },
      { lost: 'slots', left: withoutSlots(machine) },
      { lost: 'secondCopy', left: { ...machine, secondCopy: { text: undefined } } },
    ]
    // A torn copy is already one loss.
    for (const { lost, left } of kill.fault === 'torn' ? losses.slice(0, 1) : losses) {
      const opens = [await reveal(copyOf(left)), await reveal(copyOf(left), next)]
      expect([...opens].sort(), `${kill.fault} write ${kill.at}, ${lost} lost`).toEqual([phrase, 'wrongPassword'])
      ends.add(opens[0] === phrase ? 'old' : 'new')
    }
  }
  expect([...ends].sort()).toEqual(['new', 'old'])
}, 120_000)

describe('any walk of writes, openings, kills and losses', () => {
  let life: readonly Readonly<{ text: string; file: VaultFile; under: number }>[]

  beforeAll(async () => {
    const files: { file: VaultFile; under: number }[] = []
    const passwords = ['one', 'two', 'three'].map((each) => `${each} lanterns over quiet water`)
    let file = await sealVault(crypto, { password: passwords[0] ?? '', records: [note], createdAt: 1, cost: floor })
    for (const [under, current] of passwords.entries()) {
      files.push({ file, under })
      for (let writes = 0; writes < 3; writes += 1) {
        file = await withPasswordOpened(crypto, { file, password: current }, (opened) =>
          putRecord(crypto, opened, note),
        )
        files.push({ file, under })
      }
      const to = passwords[under + 1]
      if (to === undefined) break
      file = await withPasswordOpened(crypto, { file, password: current }, (opened) =>
        withResealed(crypto, { opened, password: to, cost: floor }, async (resealed) => resealed),
      )
    }
    life = await Promise.all(files.map(async (each) => ({ ...each, text: await copyText(crypto, each.file) })))
  })

  const kill = fc.option(fc.record({ at: fc.integer({ min: 1, max: 3 }), fault: fc.constantFrom(...faults) }))
  const step = fc.oneof(
    fc.record({ what: fc.constant('write' as const), kill }),
    fc.record({ what: fc.constant('open' as const), kill }),
    fc.record({
      what: fc.constant('lose' as const),
      lost: fc.constantFrom('slots' as const, 'a' as const, 'b' as const, 'secondCopy' as const),
      isTorn: fc.boolean(),
    }),
  )

  it('never goes back behind a write that was done, and never leaves a copy for an old password', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const kept: Record<CopyLocation, unknown> = { a: undefined, b: undefined, secondCopy: undefined }
        const storage: VaultStorage = {
          read: async () => ({ a: kept.a, b: kept.b }),
          write: async (slot, text) => {
            kept[slot] = text
          },
          remove: () => Promise.reject(new Error('expected no call')),
          secondCopy: {
            read: async () => kept.secondCopy,
            write: async (text) => {
              kept.secondCopy = text
            },
            remove: () => Promise.reject(new Error('expected no call')),
          },
        }
        const at = async () => newestGeneration(await readGenerations(crypto, storage)).file.header.seq
        const open = async (into: VaultStorage) => mendCopies(into, await readGenerations(crypto, storage))
        for (const place of ['a', 'b', 'secondCopy'] as const) kept[place] = life[0]?.text
        let [done, begun] = [1, 1]
        // A lost copy must be restored before the next loss.
        let isWhole = true
        for (const each of steps) {
          if (each.what === 'lose') {
            if (!isWhole) await open(storage)
            for (const place of each.lost === 'slots' ? (['a', 'b'] as const) : [each.lost]) {
              kept[place] = each.isTorn ? '{"torn' : undefined
            }
            isWhole = false
          } else {
            const { killed, isKilled } = killedAt(storage, each.kill ?? { at: 9, fault: 'before' })
            const following = life[await at()]?.file
            if (each.what === 'open') await open(killed)
            else if (following) {
              begun = following.header.seq
              await writeNext(crypto, killed, following).catch(() => undefined)
            }
            if (!isKilled()) done = await at()
            if (isKilled() && each.kill?.fault === 'torn') isWhole = false
            if (!isKilled() && each.what === 'open') isWhole = true
          }
          const now = await at()
          expect(now).toBeGreaterThanOrEqual(done)
          expect(now).toBeLessThanOrEqual(begun)
        }
        await open(storage)
        const under = life[(await at()) - 1]?.under
        for (const text of Object.values(kept)) {
          const { vault } = JSON.parse(String(text)) as { vault: unknown }
          expect(life[parseVault(vault).header.seq - 1]?.under).toBe(under)
        }
        expect(kept.secondCopy).toBe(life[(await at()) - 1]?.text)
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})

describe('a second copy that was read before', () => {
  /** The browser answers no further read. */
  function remembering(machine: Machine, text: unknown) {
    const ports = portsOf(machine)
    const { secondCopy } = ports.storage
    if (!secondCopy) throw new Error('expected a second copy')
    const reads: string[] = []
    const read = () => {
      reads.push('read')
      return secondCopy.read()
    }
    return {
      reads,
      ports: {
        ...ports,
        storage: { ...ports.storage, secondCopy: { ...secondCopy, read, remembered: async () => text } },
      },
    }
  }

  it('is enough beside two whole slots, and is read anew beside a damaged one', async () => {
    const machine = copyOf(made)
    const whole = remembering(machine, textIn(machine, 'a'))
    expect(await lookForVault(whole.ports)).toMatchObject({ state: 'present', copies: 2 })
    expect((await withPassword(whole.ports, password, async () => 'opened')).ok).toBe(true)
    expect(whole.reads).toEqual([])
    const torn = withoutSlots(machine)
    const beside = remembering(torn, 'torn')
    expect(await lookForVault(beside.ports)).toMatchObject({ state: 'present', copies: 0 })
    expect(beside.reads).toEqual(['read'])
  })
})
