import { signal } from '@preact/signals'
import { type CustodyMessages, enCustody } from './en-custody.ts'

const current = signal<CustodyMessages>(enCustody)

/** What is said of keys and accounts, as `m` says the rest: apart from it, so that only their screens carry it. */
export function ofCustody(): CustodyMessages {
  return current.value
}
