import type { TransactionNameMessages } from '../../en/bundle/transaction-names.ts'
import type { Translated } from '../../translated.ts'
import { count, list } from '../format.ts'

export const deTransactionNames: Translated<TransactionNameMessages> = {
  payment: (amount) => `Zahlung von ${amount}`,
  emptyPayment: 'Aufruf eines Kontos, ohne Betrag',
  undelegation: 'Widerruf einer Delegation',
  creation: 'Ein neuer Vertrag',
  transferFrom: (amount) => `Umbuchung von ${amount} per Freigabe`,
  allowance: {
    set: (what) => `Freigabe: ${what}`,
    raise: (what) => `Freigabe erhöht: ${what} mehr`,
    lower: (what) => `Freigabe gesenkt: ${what} weniger`,
  },
  takeBack: (symbol) => `Ende der Freigabe: ${symbol}`,
  permit: (what) => `Abbuchung mit signierter Freigabe: ${what}`,
  permit2: (what) => `Freigabe über Permit2: ${what}`,
  nft: (numbers) =>
    numbers.length === 0
      ? 'Übertragung keines NFT'
      : `Übertragung: ${numbers.length === 1 ? 'NFT' : 'NFTs'} ${list(numbers)}`,
  nfts: (numbers) => `Übertragung von ${numbers} NFTs einer Sammlung`,
  operator: 'Freigabe: jedes NFT einer Sammlung',
  noOperator: 'Ende der Freigabe für alle NFTs einer Sammlung',
  wrap: (amount) => `Einzahlung von ${amount} in einen Vertrag`,
  unwrap: 'Abhebung aus einem Vertrag',
  vaultDeposit: 'Einzahlung in einen Vault',
  deposit: (amount) => `Einzahlung von ${amount} für einen Transfer`,
  depositAll: (what) => `Einzahlung von allem, was die Einzahlungsstelle abbuchen darf: ${what}`,
  batch: (calls) => `${count(calls, 'Aufruf', 'Aufrufe')} bei einem Vertrag`,
  unknown: 'Aufruf eines Vertrags',
  for: (party) => `für ${party}`,
  forMany: (parties) => `für ${count(parties, 'Adresse', 'Adressen')}`,
  recipients: (recipients) => count(recipients, 'Empfänger', 'Empfänger'),
  more: (deed, others) => `${deed} und ${others} weitere`,
  along: (deed, amount) => `${deed}, ${amount} mitgesendet`,
}
