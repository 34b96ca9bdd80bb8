import type { depositAddressWords } from '../../../../core/verify/words/deposit-address.ts'
import type { Translated } from '../../translated.ts'

export const deDepositAddressWords: Translated<typeof depositAddressWords> = {
  depositAddressUnasked: 'Das Angebot nennt eine Einzahlungsadresse, die Sie nicht verlangt haben.',
  depositAddressMissing: 'Das Angebot nennt keine Einzahlungsadresse, obwohl Sie eine verlangt haben.',
  depositAddressMalformed: ({ chain }) =>
    `Die Einzahlungsadresse ist keine Adresse, an die sich auf ${chain} zahlen lässt.`,

  depositAddressYours: ({ address }) =>
    `Die Einzahlungsadresse ${address} gehört Ihnen oder dem Empfänger: Der Dienst könnte Ihr Geld dort nicht erhalten.`,
  depositAddressLooksYours: ({ address }) =>
    `Die Einzahlungsadresse ${address} sieht nur aus wie eine von Ihren: Der Dienst könnte Ihr Geld dort nicht erhalten.`,
  depositAddressIsToken: ({ address }) =>
    `Die Einzahlungsadresse ${address} ist ein Token: Der Dienst könnte Ihr Geld dort nicht erhalten.`,
  depositAddressIsContract: ({ address }) =>
    `Die Einzahlungsadresse ${address} ist ein Contract, der keine bloßen Zahlungen annimmt: Der Dienst könnte Ihr Geld dort nicht erhalten.`,

  depositAddressNowhereProven: ({ address, chain }) =>
    `Dass ${address} zu Ihrem Auftrag gehört, sagt allein der Dienst: Auf ${chain} gibt es keinen Contract, der sich fragen ließe.`,
  depositAddressWithoutOrder: ({ address }) =>
    `Dass ${address} zu Ihrem Auftrag gehört, sagt allein der Dienst: Das Angebot nennt keinen Auftrag.`,
  depositAddressNotProven: ({ address, why }) =>
    `Dass ${address} zu Ihrem Auftrag gehört, sagt allein der Dienst: ${why}.`,
  depositAddressOfAnother: ({ address, expected }) =>
    `Die Factory berechnet ${expected} für Ihren Auftrag; Geld an ${address} kann verloren sein.`,
  depositAddressOfNoOrder: ({ address }) =>
    `Die Factory berechnet eine andere Adresse für Ihren Auftrag; Geld an ${address} kann verloren sein.`,

  depositPaymentDiffers: 'Das Angebot schlägt eine andere Zahlung vor als die fällige.',
  strictRefundElsewhere: ({ asked, chain }) =>
    `Der Auftrag würde auf ${chain} nicht an ${asked} erstatten, obwohl er daran gebunden ist.`,
}
