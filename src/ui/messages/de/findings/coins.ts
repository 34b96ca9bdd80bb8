import type { coinWords } from '../../../../core/verify/words/coins.ts'
import type { Translated } from '../../translated.ts'

export const deCoinWords: Translated<typeof coinWords> = {
  coinsUnknown: ({ why }) => `Ihre Coins sind nicht bekannt; nichts sagt also, was die Transaktion ausgibt: ${why}.`,
  coinsNotRead:
    'Ihre Coins sind nicht bekannt; nichts sagt also, was die Transaktion ausgibt: Sie wurden nicht gelesen.',
  coinMakerUnknown: ({ txid, why }) =>
    `Die Transaktion ${txid}, aus der einer Ihrer Coins stammt, ist nicht bekannt: ${why}.`,
  coinMakerNotRead: ({ txid }) =>
    `Die Transaktion ${txid}, aus der einer Ihrer Coins stammt, ist nicht bekannt: Sie wurde nicht gelesen.`,
  coinMakerIsAnother: ({ txid }) =>
    `Der Explorer nannte eine andere Transaktion als ${txid}, aus der einer Ihrer Coins stammt.`,
  coinWorthContradicted: ({ coin, said }) =>
    `Der Explorer sagt, ${coin} sei ${said} wert; die Chain sagt etwas anderes.`,
  coinSpentTwice: ({ coin }) => `Die Transaktion gibt denselben Coin zweimal aus: ${coin}.`,
  coinNotYours: ({ coin }) => `Die Transaktion gibt einen Coin aus, der nicht Ihnen gehört: ${coin}.`,
  coinOfAnotherAddress: ({ own, coin }) =>
    `Die Transaktion gibt einen Coin einer anderen Adresse als ${own} aus: ${coin}.`,
  coinNotSpendable: ({ coin }) => `Kein Schlüssel dieser Wallet kann den Coin ${coin} allein ausgeben.`,
  coinKeptAside: ({ coin }) => `Die Transaktion gibt einen zurückgelegten Coin aus: ${coin}.`,
  coinOfStrangerUnconfirmed: ({ coin, amount }) =>
    `${amount} davon stammen aus einer Zahlung an Sie, die kein Block bestätigt hat (${coin}). Der Absender kann sie noch zurücknehmen; dieser Transfer würde dann enden.`,
  unconfirmedChainTooLong: ({ transactions }) =>
    `Die Transaktion hängt von unbestätigten Coins ab, in einer Kette von ${transactions} Transaktionen. Bitcoin-Nodes lehnen längere Ketten ab: Warten Sie auf den nächsten Block.`,
  unconfirmedChainFeeLow: ({ fee }) =>
    `Die Transaktion wartet auf frühere unbestätigte. Zusammen zahlen sie ${fee}; das ist niedrig: Die Einzahlung kann Stunden oder Tage warten.`,

  coinSigned: 'Die Transaktion trägt schon eine Signatur, die nicht von dieser Wallet stammt.',
  coinOfAnotherKey: 'Die PSBT nennt für einen Ihrer Coins einen anderen Schlüssel als den, dem er gehört.',
  coinShownFromAnother: ({ txid }) => `Die PSBT zeigt eine andere Transaktion als ${txid}, aus der Ihr Coin stammt.`,
  coinSaysMore: 'Die PSBT sagt über einen Coin etwas, das diese Wallet nicht kennt.',
  signatureNotBinding:
    'Die Signatur würde nicht die ganze Transaktion binden; andere könnten ändern, wohin das Geld geht.',
  coinMalformed: 'Die PSBT zeigt einen fehlerhaft aufgebauten Coin.',
  coinWorthFalse: ({ said, worth }) =>
    `Die PSBT sagt, Ihr Coin sei ${said} wert; er ist ${worth} wert. Der Rest ginge als Gebühr weg.`,
  coinScriptFalse: 'Die PSBT zeigt einen Ihrer Coins mit einem Skript, das nicht seines ist.',

  feeRateUnsaid: ({ chain, why }) => `Der Explorer für ${chain} hat nicht gesagt, was ein Block verlangt: ${why}.`,
  feeRateNotBelievable: ({ rate }) =>
    `Der Explorer sagt, der nächste Block verlange ${rate} Satoshi pro Byte; daran lässt sich keine Gebühr messen.`,
  coinsNotEnough: ({ needs, have }) =>
    `Dafür sind ${needs} und die Netzwerkgebühr nötig; Ihre freien Coins sind ${have} wert.`,
}
