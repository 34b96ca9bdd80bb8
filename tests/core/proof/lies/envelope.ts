import type { Honest } from '../../honest/case.ts'
import { at, changed, type Json } from '../../honest/json.ts'
import { add, EVIL, EVIL_WORD, edit, falseFacts, isByTransaction, type Lie, lastData, lie, put, where } from './lie.ts'

const steps = ({ quote }: Honest): readonly Json[] => {
  const list = at(quote, ['steps'])
  return Array.isArray(list) ? list : []
}

function evilApproval({ input }: Honest): Json {
  const data = {
    from: input.user,
    to: input.originCurrency,
    data: `0x095ea7b3${EVIL_WORD}${'f'.repeat(64)}`,
    value: '0',
    chainId: input.originChainId,
  }
  return { id: 'approve', kind: 'transaction', items: [{ status: 'incomplete', data }] }
}

const inEveryTransaction = (key: string, value: Json) =>
  where(isByTransaction, (honest) => add(`${lastData(honest)}.${key}`, () => value)(honest))

const endpoint = (text: (honest: Honest) => string) =>
  where(
    ({ quote, route }) => at(quote, ['steps', 0, 'items', 0, 'check']) !== undefined && route !== 'exchangeA',
    edit('steps[0].items[0].check.endpoint', (_before, honest) => text(honest)),
  )

const requestId = ({ quote }: Honest) => String(at(quote, ['requestId']))

/** List sections A and B, for decoded answers. */
export const ENVELOPE_LIES: readonly Lie[] = [
  ...['authorizationList', 'accessList', 'nonce', 'type', 'blobVersionedHashes', 'maxFeePerBlobGas', 'delegate'].map(
    (key) => lie('A15', `an extra ${key} in the transaction`, 'refuse', inEveryTransaction(key, [])),
  ),
  lie('B01', 'an unknown kind of step', 'refuse', put('steps[0].kind', 'delegatecall')),
  lie(
    'B02',
    'an unknown step id around a known act',
    'neutral',
    where((honest) => steps(honest).length === 1, put('steps[0].id', 'gift')),
  ),
  lie(
    'B03',
    'an approval for somebody else before the last step',
    'refuse',
    where(isByTransaction, (honest) => {
      const all = [...steps(honest)]
      return changed(honest.quote, ['steps'], [...all.slice(0, -1), evilApproval(honest), ...all.slice(-1)])
    }),
    'B03',
    'E01',
    'E08',
    'D04',
    'D05',
    'D23',
    'J09',
    'J10',
    'D21',
    'D22',
  ),
  lie(
    'B03',
    'the last step twice',
    'refuse',
    edit('steps', (_before, honest) => [...steps(honest), ...steps(honest).slice(-1)]),
  ),
  lie(
    'B06',
    'the steps turned round',
    'refuse',
    where(
      (honest) => steps(honest).length > 1 && steps(honest).every((step) => at(step, ['items', 0]) !== undefined),
      edit('steps', (_before, honest) => [...steps(honest)].reverse()),
    ),
    'B06',
    'E10',
  ),
  lie('B08', 'a step without items', 'refuse', (honest) =>
    honest.route === 'openAddress' || honest.route === 'strictAddress' || honest.route === 'bitcoinAddress'
      ? undefined
      : changed(honest.quote, ['steps', steps(honest).length - 1, 'items'], []),
  ),
  lie(
    'B08',
    'an approval that nobody needs and that says nothing to do',
    'refuse',
    where(
      ({ facts }) => facts.origin.family !== 'evm',
      edit('steps', (_before, honest) => {
        const [first] = steps(honest)
        return typeof first === 'object' && first !== null && !Array.isArray(first)
          ? [{ ...first, id: 'approve', kind: 'transaction', items: [] }, ...steps(honest)]
          : undefined
      }),
    ),
    'B08',
    'B03',
  ),
  lie('B08', 'a step that is called done', 'refuse', put('steps[0].items[0].status', 'complete')),
  lie('B10', 'a request of zeros', 'refuse', (honest) =>
    JSON.parse(JSON.stringify(honest.quote).replaceAll(requestId(honest).slice(2), '0'.repeat(64))),
  ),
  lie('B09', 'a step of another request', 'refuse', put('steps[0].requestId', `0x${'bb'.repeat(32)}`)),
  falseFacts('B11', 'a request that was used before', 'refuse', (honest) => ({
    ...honest.facts,
    usedIds: [requestId(honest).toUpperCase().replace('0X', '0x')],
  })),
  falseFacts('B12', 'an order that was used before', 'refuse', (honest) => {
    const orderId = at(honest.quote, ['protocol', 'v2', 'orderId'])
    return typeof orderId === 'string' ? { ...honest.facts, usedIds: [orderId] } : undefined
  }),
  lie(
    'B15',
    'a check on another host',
    'neutral',
    endpoint(() => 'https://evil.example/x'),
  ),
  lie(
    'B16',
    'a check with a user name before the host',
    'neutral',
    endpoint((honest) => `@evil.example/x?requestId=${requestId(honest)}`),
  ),
  lie(
    'B17',
    'a check that lengthens the host',
    'neutral',
    endpoint((honest) => `.evil.example/x?requestId=${requestId(honest)}`),
  ),
  lie(
    'B19',
    'a check of another path',
    'neutral',
    endpoint((honest) => `/../admin?x=1&requestId=${requestId(honest)}`),
  ),
  lie(
    'B20',
    'a check of another request',
    'refuse',
    endpoint(() => `/intents/status/v3?requestId=0x${'cc'.repeat(32)}`),
  ),
  lie('B21', 'a check by POST', 'neutral', put('steps[0].items[0].check.method', 'DELETE')),
  lie(
    'B03',
    `somebody's step behind the others`,
    'refuse',
    (honest) => {
      const transfer = {
        from: honest.input.user,
        to: EVIL,
        data: '0x',
        value: '1',
        chainId: honest.input.originChainId,
      }
      const step = { id: 'deposit', kind: 'transaction', items: [{ status: 'incomplete', data: transfer }] }
      return isByTransaction(honest) ? changed(honest.quote, ['steps'], [...steps(honest), step]) : undefined
    },
    'B03',
    'D04',
    'D22',
    'D21',
    'J09',
    'J10',
    'D09',
    'J04',
    'J02',
  ),
]
