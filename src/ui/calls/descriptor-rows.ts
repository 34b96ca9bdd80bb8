import type { Described, DescribedField } from '../../core/page/descriptors/described-fields.ts'
import { describedWords } from '../messages/descriptions.ts'
import { m } from '../messages/messages.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { exactText } from '../text/amount.ts'
import { notBeforeText, permit2UntilText, untilText } from './deadline-text.ts'
import type { DetailRow } from './detail-row.ts'
import { tokenName, tokenText } from './token-text.ts'

const NONCE = 'own:nonce'

/** An unknown token is named by its contract. */
export function descriptorRows({ fields }: Described): readonly DetailRow[] {
  const rows = fields.filter(isNoNonce).flatMap((field) => {
    const [first, ...rest] = rowsOf(field)
    return first ? [field.isApart ? { ...first, isApart: true } : first, ...rest] : []
  })
  return [...rows, ...nonces(fields)]
}

const isNoNonce = ({ label }: DescribedField) => label !== NONCE

// Nonces don't help to decide, so they come last.
function nonces(fields: Described['fields']): readonly DetailRow[] {
  const texts = fields.flatMap(({ label, value }) => (label === NONCE && value.as === 'text' ? [value.text] : []))
  return texts.length > 0 ? [{ name: describedWords(NONCE), as: 'code', text: texts.join(' · '), weight: 'minor' }] : []
}

function rowsOf({ label, value }: DescribedField): readonly DetailRow[] {
  const name = describedWords(label)
  const row = (text: string): DetailRow => ({ name, as: 'text', text })
  switch (value.as) {
    case 'text':
      return [{ name, as: 'code', text: value.text }]
    case 'address':
      return [{ name, as: 'address', address: value.address }]
    case 'amount':
      return [row(exactText(value.amount))]
    case 'tokens': {
      const word = value.word === undefined ? undefined : `${describedWords(value.word)} (${tokenName(value.currency)})`
      const token = value.currency ? [] : [contract(m().common.tokenContract, value.token)]
      return [
        word === undefined ? row(tokenText(value.currency, value.amount)) : { ...row(word), weight: 'grave' },
        ...token,
      ]
    }
    case 'nft':
      return [row(`#${value.tokenId}`), contract(ofCalls().rows.collection, value.collection)]
    case 'date':
      return [row(dateText(label, value.seconds))]
    case 'duration':
      return [row(spanText(value.seconds))]
  }
}

function spanText(seconds: bigint): string {
  const say = ofCalls()
  return seconds > 100_000_000n ? m().common.seconds({ seconds: `${seconds}` }) : say.span({ seconds: Number(seconds) })
}

// The purpose of a time decides the meaning of 0 and of the past.
function dateText(label: string, seconds: bigint): string {
  if (label === 'own:notBefore') return notBeforeText(seconds)
  return label === 'own:until' ? permit2UntilText(seconds) : untilText(seconds)
}

const contract = (name: string, address: string): DetailRow => ({ name, as: 'address', address })
