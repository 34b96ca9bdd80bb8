import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import {
  createInclusionReader,
  explorersOf,
  type InclusionReader,
} from '../../../../src/net/families/bitcoin/inclusion/reader.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { type BitcoinStand, EASIEST_BITS, startBitcoinStand } from '../../bitcoin-stand.ts'

const FIRST = 'http://explorer.invalid/api'
const SECOND = 'http://explorer.invalid/second/api'
const NOTHING = { ok: true, value: undefined }

describe.each(NODES)('a transaction in a block over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 0
    let asked: string[] = []
    let now = 1_000_000
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())
    afterEach(() => stand.faults.clear())

    /** `answer` may replace an explorer's text. */
    function reader(
      urls: readonly [string, ...string[]] = [FIRST, SECOND],
      answer: (path: string, text: string) => string = (_path, text) => text,
      easiestBits = EASIEST_BITS,
    ): InclusionReader {
      const fetch: Fetch = async (input, init) => {
        const path = `${input}`.replace('http://explorer.invalid', '')
        asked.push(path)
        const response = await stand.fetch(input, init)
        return new Response(answer(path, await response.text()), response)
      }
      const bitcoin = createBitcoinClient({ fetch, explorerUrl: FIRST })
      const explorers = explorersOf(fetch, urls)
      return createInclusionReader({ bitcoin, explorers, easiestBits, depth: 6, nowMilliseconds: () => now })
    }

    async function mined(blocks = 1): Promise<string> {
      used += 1
      const txid = await stand.fund(testWallet(`included ${used}`).address, 30_000n)
      await stand.mine(blocks)
      return txid
    }
    const listed = () => `/api/blocks/${stand.ledger.tip().height}`
    const codeOf = async (reading: ReturnType<InclusionReader>) => {
      const answer = await reading
      return answer.ok ? answer.value?.depth : answer.reason.code
    }

    it('is verified by two explorers in its first block, and deeper with each block', async () => {
      const txid = await stand.fund(testWallet('first block').address, 30_000n)
      const read = reader()
      expect(await read(txid)).toEqual(NOTHING)
      expect(await read('11'.repeat(32))).toEqual(NOTHING)
      await stand.mine(1)
      const { hash, timeSeconds } = stand.ledger.tip()
      expect(await read(txid)).toMatchObject({ ok: true, value: { hash, timeSeconds, depth: 1 } })
      await stand.mine(2)
      expect(await codeOf(read(txid))).toBe(3)
      await stand.mine(20)
      expect(await codeOf(read(txid))).toBe(6)
    })

    it('needs six blocks where the profile has one explorer', async () => {
      const txid = await mined(5)
      const read = reader([FIRST])
      expect(await read(txid)).toMatchObject({ reason: { code: 'EXPLORER_SHALLOW', has: '5', needs: '6' } })
      await stand.mine(1)
      expect(await codeOf(read(txid))).toBe(6)
    })

    it('costs at most eleven questions at first, five later, none when final, and is read once at a time', async () => {
      const txid = await mined()
      const read = reader()
      const counted = async () => {
        asked = []
        await Promise.all([read(txid), read(txid)])
        return asked.length
      }
      expect(await counted()).toBe(10)
      expect(await counted()).toBe(4)
      await stand.mine(1)
      expect(await counted()).toBe(5)
      await stand.mine(200)
      expect(await counted()).toBe(5)
      expect(await counted()).toBe(0)
      asked = []
      expect(await codeOf(reader()(txid))).toBe(6)
      expect(asked).toHaveLength(11)
    })

    it('is the explorer’s word where the proof has no endpoint', async () => {
      const txid = await mined(3)
      for (const path of ['/merkle-proof', '/header', '/txid/0']) {
        stand.faults.set({ kind: 'absent', path })
        expect(await codeOf(reader()(txid))).toBe('EXPLORER_UNPROVEN')
        stand.faults.clear()
      }
      stand.faults.set({ kind: 'absent', path: listed() })
      expect(await codeOf(reader()(txid))).toBe(1)
      expect(await codeOf(reader([FIRST])(txid))).toBe('EXPLORER_SHALLOW')
    })

    it('is the explorer’s word where the second one is silent, lies, or is behind', async () => {
      const txid = await mined(3)
      stand.faults.set({ kind: 'error', path: '/second/' })
      expect(await codeOf(reader()(txid))).toBe('EXPLORER_ALONE')
      stand.faults.clear()
      const lying = (path: string, text: string) => (path.startsWith('/second/') ? '11'.repeat(32) : text)
      asked = []
      expect(await codeOf(reader([FIRST, SECOND], lying)(txid))).toBe('EXPLORER_ALONE')
      // A lie costs three questions a look.
      expect(asked).toHaveLength(3)
      stand.faults.set({ kind: 'absent', path: '/second/api/block-height' })
      expect(await codeOf(reader()(txid))).toBe('EXPLORER_ALONE')
    })

    it('counts by one explorer after six blocks, once the second one was silent for ten minutes', async () => {
      const txid = await mined(5)
      const read = reader()
      stand.faults.set({ kind: 'error', path: '/second/' })
      expect(await codeOf(read(txid))).toBe('EXPLORER_ALONE')
      now += 599_999
      expect(await codeOf(read(txid))).toBe('EXPLORER_ALONE')
      now += 1
      expect(await read(txid)).toMatchObject({ reason: { code: 'EXPLORER_SECOND_SILENT', has: '5', needs: '6' } })
      await stand.mine(1)
      expect(await codeOf(read(txid))).toBe(6)
      const other = await mined(6)
      stand.faults.clear()
      expect(await codeOf(read(other))).toBe(6)
      stand.faults.set({ kind: 'error', path: '/second/' })
      expect(await codeOf(read(await mined(6)))).toBe('EXPLORER_ALONE')
    })

    it('stays the explorer’s word for ever where the second one answers otherwise', async () => {
      const txid = await mined(6)
      const lying = (path: string, text: string) => (path.startsWith('/second/') ? '11'.repeat(32) : text)
      const read = reader([FIRST, SECOND], lying)
      expect(await codeOf(read(txid))).toBe('EXPLORER_ALONE')
      now += 10_000_000
      expect(await codeOf(read(txid))).toBe('EXPLORER_ALONE')
    })

    it('is not believed where any answer to the proof is another', async () => {
      const txid = await mined(3)
      const flip = (text: string) =>
        text.replace(/[0-9a-f]{64}/, (hash) => hash.replace(/^./, hash[0] === '0' ? '1' : '0'))
      const lie = (part: string, change: (text: string) => string) =>
        codeOf(reader([FIRST, SECOND], (path, text) => (path.includes(part) ? change(text) : text))(txid))
      const coinbaseId = stand.ledger.transactionsOf(stand.ledger.block(stand.ledger.tip().height - 2)?.hash ?? '')[0]
      expect(await lie(`/tx/${txid}/merkle-proof`, flip)).toBe('EXPLORER_UNPROVEN')
      expect(await lie(`/tx/${coinbaseId}/merkle-proof`, flip)).toBe('EXPLORER_UNPROVEN')
      expect(await lie('/header', (text) => text.replace(/.$/, text.endsWith('0') ? '1' : '0'))).toBe(
        'EXPLORER_UNPROVEN',
      )
      expect(await lie('/txid/0', () => txid)).toBe('EXPLORER_UNPROVEN')
      expect(await lie(listed(), (text) => text.replace(/"nonce":/g, '"nonce":1'))).toBe('EXPLORER_UNPROVEN')
      expect(await lie('/blocks/tip/height', () => '1')).toBe(1)
      expect(await lie('/merkle-proof', () => '{"merkle":[],"pos":-1}')).toBe('UNREADABLE')
      expect(await lie('/block-height', (text) => (text.startsWith('Block') ? text : '22'.repeat(32)))).toBe(
        'CONTRADICTION',
      )
      // The main network's floor.
      expect(await codeOf(reader([FIRST, SECOND], undefined, 0x1708_7b14)(txid))).toBe('EXPLORER_UNPROVEN')
      expect(await codeOf(reader()(txid))).toBe(3)
    })

    it('is in another block after a reorganisation', async () => {
      const txid = await mined()
      const read = reader()
      const before = await read(txid)
      await stand.reorg(1)
      await stand.mine(1)
      const after = await read(txid)
      if (!before.ok || !after.ok) throw new Error('expected two blocks')
      expect([before.value?.depth, after.value?.depth]).toEqual([1, 1])
      expect(after.value?.hash).not.toBe(before.value?.hash)
    })
  })
})
