import type { chainWords } from '../../../../core/verify/words/chains.ts'
import type { Translated } from '../../translated.ts'

export const jaChainWords: Translated<typeof chainWords> = {
  chainListedTwice: ({ chain }) => `サービスの一覧に${chain}が二つあります。どちらかが偽りかもしれません。`,
  chainNameElsewhere: ({ chain, other }) =>
    `サービスが${chain}の名前をチェーン${other}に付けています。注文が別のチェーンを指すおそれがあります。`,
  chainRenamed: ({ chain, name }) =>
    `サービスが${chain}を${name}と呼んでいます。注文が別のチェーンを指すことになります。`,
  chainDisabled: ({ chain }) => `サービスは現在、${chain}での送金を受け付けていません。`,
  chainLagging: ({ chain }) => `${chain}では今、ブロックの生成が遅れています。`,
  chainLimited: ({ chain }) => `サービスは今、${chain}で動かす額を制限しています。`,
  chainsNotRead:
    'サービスのチェーン一覧を読み込めませんでした。遅れているチェーン、制限または停止されているチェーンがあるかどうかは分かりません。',
  chainOfAnotherKind: ({ chain, kind }) => `サービスが${chain}を別の種類のチェーン（${kind}）としています。`,
  chainRunsOnAnother: ({ chain, symbol, decimals }) =>
    `サービスによると、${chain}の通貨は小数点以下${decimals}桁の${symbol}です。金額が誤っているおそれがあります。`,
  chainDepositoryDiffers: ({ depository, known }) =>
    `サービスが示す入金コントラクトは${depository}ですが、既知の入金コントラクトは${known}です。`,
  chainContractChanged: ({ address, contract, chain, before }) =>
    `サービスは${chain}の${contract}を${address}としていますが、以前は${before}でした。`,
  factsOfAnotherChain: ({ chain }) => `${chain}からは何も読み取れていません。得られた情報は別のチェーンのものです。`,
}
