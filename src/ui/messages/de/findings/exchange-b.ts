import type { exchangeBWords } from '../../../../core/verify/words/exchange-b.ts'
import type { Translated } from '../../translated.ts'

export const deExchangeBWords: Translated<typeof exchangeBWords> = {
  assetUnknown: ({ symbol }) => `Nichts sagt, wie Börse B ${symbol} nennt.`,
  transferWithoutOrder: 'Es gibt keinen Auftrag, den die Überweisung bezahlen könnte.',
  transferTooLarge: ({ amount }) => `${amount} sind mehr, als eine Überweisung bewegt.`,
  transferToNoAccount: 'Die Überweisung geht an Sie selbst oder an ein Konto, das es nicht geben kann.',

  accountOwnerUnsaid: ({ exchange, why }) => `${exchange} hat nicht gesagt, wem das Konto gehört: ${why}.`,
  accountOfAnother: ({ account, owner, own }) => `Das Konto ${account} gehört ${owner}, nicht ${own}.`,
  accountKeysUnsaid: ({ exchange, why }) => `${exchange} hat nicht gesagt, welche Schlüssel das Konto hat: ${why}.`,
  accountKeyMissing: ({ exchange, account }) =>
    `Diese Wallet hat noch keinen Schlüssel von ${exchange} für das Konto ${account}.`,
  accountKeyReplaced: ({ exchange, account }) =>
    `${exchange} hat den Schlüssel dieser Wallet für das Konto ${account} nicht mehr.`,
  transferFeeUnsaid: ({ exchange, why }) => `${exchange} hat nicht gesagt, was eine Überweisung kostet: ${why}.`,
  transferFeeAboveAmount: ({ fee, amount }) =>
    `Die Überweisung würde ${fee} kosten, mehr als die ${amount}, die sie bewegt.`,
  transferFeeNotAsked: ({ fee, due }) => `Die Überweisung würde ${fee} kosten; die Börse verlangt ${due}.`,
  transferFeeLarge: ({ fee, amount, share }) =>
    `Die Börse nimmt ${fee} zusätzlich zu den ${amount}, die Sie senden: ${share}\u00a0% davon.`,
}
