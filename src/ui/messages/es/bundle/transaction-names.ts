import type { TransactionNameMessages } from '../../en/bundle/transaction-names.ts'
import type { Translated } from '../../translated.ts'
import { count, list, number } from '../format.ts'

export const esTransactionNames: Translated<TransactionNameMessages> = {
  payment: (amount) => `Pago de ${amount}`,
  emptyPayment: 'Llamada a una cuenta, sin dinero',
  undelegation: 'Revocación de una delegación',
  creation: 'Un contrato nuevo',
  transferFrom: (amount) => `Movimiento de ${amount} con una aprobación`,
  allowance: {
    set: (what) => `Aprobación de ${what}`,
    raise: (what) => `Aprobación de ${what} más`,
    lower: (what) => `Aprobación de ${what} menos`,
  },
  takeBack: (symbol) => `Revocación de la aprobación de ${symbol}`,
  permit: (what) => `Uso de una aprobación firmada de ${what}`,
  permit2: (what) => `Aprobación de ${what}, mediante Permit2`,
  nft: (numbers) => (numbers.length === 0 ? 'Envío de ningún NFT' : `Envío de NFT ${list(numbers)}`),
  nfts: (numbers) => `Envío de ${number(numbers)} NFT de una colección`,
  operator: 'Aprobación de todos los NFT de una colección',
  noOperator: 'Revocación de la aprobación de una colección',
  wrap: (amount) => `Pago de ${amount} a un contrato`,
  unwrap: 'Retirada de dinero de un contrato',
  vaultDeposit: 'Depósito en una bóveda',
  deposit: (amount) => `Depósito de ${amount} para un traspaso`,
  depositAll: (what) => `Depósito de todo lo que el depositario puede tomar: ${what}`,
  batch: (calls) => `${count(calls, 'llamada', 'llamadas')} a un mismo contrato`,
  unknown: 'Llamada a un contrato',
  for: (party) => `para ${party}`,
  forMany: (parties) => `para ${count(parties, 'dirección', 'direcciones')}`,
  recipients: (recipients) => count(recipients, 'destinatario', 'destinatarios'),
  more: (deed, others) => `${deed} y ${number(others)} más`,
  along: (deed, amount) => `${deed}, con ${amount} además`,
}
