import type { quoteWords } from '../../../../core/verify/words/quote.ts'
import type { Translated } from '../../translated.ts'

export const deQuoteWords: Translated<typeof quoteWords> = {
  quoteForAnother: ({ sender, account }) => `Das Angebot gilt für ${sender}, nicht für Ihr Konto ${account}.`,
  quotePaysStranger: ({ recipient, asked }) => `Alles ginge an ${recipient}; verlangt haben Sie ${asked}.`,
  quotePaysLookAlike: ({ recipient, asked }) =>
    `Alles ginge an ${recipient}. Diese Adresse soll nur aussehen wie ${asked}, die Sie verlangt haben.`,

  quoteTakesAnother: ({ currency, chain, asked }) =>
    `Das Angebot nimmt ${currency} auf Chain ${chain}, nicht ${asked}.`,
  quotePaysAnother: ({ currency, chain, asked }) => `Das Angebot zahlt ${currency} auf Chain ${chain}, nicht ${asked}.`,
  quoteRefundsUnrelated: ({ currency, chain }) =>
    `Falls es scheitert, bekämen Sie ${currency} auf Chain ${chain}, das nicht zu diesem Transfer gehört.`,
  symbolDisguised: ({ symbol }) =>
    `Der Dienst schreibt einen Namen, der nur aussieht wie ${symbol}; er wird nicht verwendet.`,
  currencyDescribedFalsely: ({ symbol }) =>
    `Der Dienst beschreibt ${symbol} anders, als es ist; seine Angaben werden nicht verwendet.`,

  inputDiffers: ({ said, due }) => `Das Angebot nimmt ${said}; nehmen sollte es ${due}.`,
  inputAboveLimit: ({ takes, limit }) => `Es nimmt ${takes}; die Grenze ist ${limit}.`,
  outputDiffers: ({ pays, asked }) => `Das Angebot zahlt ${pays}; verlangt haben Sie ${asked}.`,
  leastDoesNotFit: ({ least, promised }) =>
    `Das Angebot widerspricht sich: Es nennt als Ankunft ${promised} und als Mindestbetrag ${least}.`,
  outputBelowLimit: ({ least, limit }) => `Sicher kommen nur ${least} an; die Grenze ist ${limit}.`,

  nothingArrives: 'Es käme nichts an: Das Angebot nimmt Ihr Geld und verspricht nichts dafür.',
  nothingIsSure: 'Sicher kommt nichts an: Das Angebot nimmt Ihr Geld, und der Mindestbetrag dafür ist null.',
  slippageAbsurd: ({ loss }) =>
    `Es können bis zu ${loss} weniger ankommen als erwartet: Der Dienst erlaubt sich mehr als die Hälfte.`,
  slippageAboveCap: ({ loss }) =>
    `Es können bis zu ${loss} weniger ankommen als erwartet: Der Dienst erlaubt sich mehr als 15\u00a0%.`,
  slippageHigh: ({ loss }) =>
    `Es können bis zu ${loss} weniger ankommen als erwartet: Der Dienst erlaubt sich mehr als 5\u00a0%.`,
  slippageAboveAsked: ({ loss }) =>
    `Es können bis zu ${loss} weniger ankommen als erwartet: mehr Slippage, als Sie verlangt haben.`,
  slippageSaidAboveAsked: ({ said, asked }) =>
    `Das Angebot erlaubt mehr Slippage, als Sie verlangt haben: Es nennt ${said} Basispunkte, verlangt haben Sie ${asked}.`,

  topupMissing: 'Das verlangte Gas bei Ankunft fehlt im Angebot: Sie könnten das Geld dort vielleicht nicht bewegen.',
  topupUnasked: ({ amount }) => `Das Angebot macht aus einem Teil Ihres Geldes Gas, ${amount}.`,
  topupInAnother: ({ currency, chain }) => `Das Gas bei Ankunft ist nicht in ${currency}, das ${chain} verlangt.`,
  topupWorthAnother: 'Das Gas bei Ankunft ist mehr als doppelt oder weniger als halb so viel wert wie verlangt.',

  timeNotBelievable: 'Der Dienst nennt keine glaubhafte Dauer für diesen Transfer.',
}
