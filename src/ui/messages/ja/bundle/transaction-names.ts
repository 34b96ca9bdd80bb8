import type { TransactionNameMessages } from '../../en/bundle/transaction-names.ts'
import type { Translated } from '../../translated.ts'
import { count, list } from '../format.ts'

export const jaTransactionNames: Translated<TransactionNameMessages> = {
  payment: (amount) => `${amount}の支払い`,
  emptyPayment: '金額なしのアカウント呼び出し',
  undelegation: '委任の取り消し',
  creation: '新しいコントラクトの作成',
  transferFrom: (amount) => `許可による${amount}の移転`,
  allowance: {
    set: (what) => `引き出し許可：${what}`,
    raise: (what) => `引き出し許可の増額：${what}`,
    lower: (what) => `引き出し許可の減額：${what}`,
  },
  takeBack: (symbol) => `${symbol}の引き出し許可の取り消し`,
  permit: (what) => `署名済みの許可の使用：${what}`,
  permit2: (what) => `Permit2による引き出し許可：${what}`,
  nft: (numbers) => (numbers.length === 0 ? 'NFTなしの送付' : `NFT ${list(numbers)}の送付`),
  nfts: (numbers) => `コレクションのNFT${count(numbers, '個')}の送付`,
  operator: 'コレクションの全NFTの持ち出し許可',
  noOperator: 'コレクションの全NFTへの許可の取り消し',
  wrap: (amount) => `コントラクトへの${amount}の入金`,
  unwrap: 'コントラクトからの引き出し',
  vaultDeposit: 'ボールトへの預け入れ',
  deposit: (amount) => `移動のための${amount}の入金`,
  depositAll: (what) => `預け先に許可した${what}の全額入金`,
  batch: (calls) => `1つのコントラクトの呼び出し${count(calls, '回')}`,
  unknown: 'コントラクトの呼び出し',
  for: (party) => `${party}に許可`,
  forMany: (parties) => `${count(parties, '件')}のアドレスに許可`,
  recipients: (recipients) => `宛先${count(recipients, '件')}`,
  more: (deed, others) => `${deed}、ほか${count(others, '件')}`,
  along: (deed, amount) => `${deed}、${amount}も一緒に送信`,
}
