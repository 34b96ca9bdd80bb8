import { expect, it } from 'vitest'
import { recoveryWordHandlers } from '../../../entrypoints/background/handlers/recovery-words.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'

const KEY = '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const CALLER = { id: 1 }

const handlersOver = (asked: string[], isDown = false) =>
  recoveryWordHandlers(
    { propose: () => [] },
    {
      profile: devnet,
      standsAt: async (currency, address) => {
        asked.push(address)
        return isDown
          ? { ok: false, message: 'late', reason: { code: 'TIMEOUT' } }
          : { ok: true, value: currency.isNative ? 7n : 0n }
      },
    },
  )

it('a key’s account is found with its balances', async () => {
  const asked: string[] = []
  const answer = await handlersOver(asked)['vault.keyFunds']({ privateKey: ` 0x${KEY} ` }, CALLER)
  expect(answer).toMatchObject({ ok: true, address: ADDRESS, isWhole: true })
  expect(answer.ok && answer.held.map(({ amount }) => amount.value)).toEqual([7n, 7n, 7n])
  expect(new Set(asked)).toEqual(new Set([ADDRESS]))
})

it('an unread balance of a key is never shown as nothing', async () => {
  expect(await handlersOver([], true)['vault.keyFunds']({ privateKey: KEY }, CALLER)).toMatchObject({
    held: [],
    isWhole: false,
  })
})

it('no key is no account, and asks no node', async () => {
  const asked: string[] = []
  const answer = await handlersOver(asked)['vault.keyFunds']({ privateKey: KEY.slice(1) }, CALLER)
  expect(answer).toEqual({ ok: false, reason: { code: 'KEY_LENGTH', digits: '63' } })
  expect(asked).toEqual([])
})

it('a phrase of another list is refused by its name, and an English one by its wrong words', async () => {
  const check = handlersOver([])['vault.check']
  const spanish = 'ábaco abdomen abeja abierto abogado abono aborto abrazo abrir abuelo abuso acabar'
  expect(await check({ mnemonic: spanish }, CALLER)).toMatchObject({
    ok: false,
    reason: { code: 'PHRASE_LIST', list: 'español' },
  })
  const wrong = `${'test '.repeat(11)}wrongly`
  expect(await check({ mnemonic: wrong }, CALLER)).toMatchObject({ reason: { code: 'PHRASE_WORD', position: '12' } })
  const swapped = `junk${' test'.repeat(11)}`
  expect(await check({ mnemonic: swapped }, CALLER)).toMatchObject({ reason: { code: 'PHRASE_ORDER' } })
})
