import type { PermitMessages } from '../../en/transfer/permit.ts'
import type { Translated } from '../../translated.ts'

export const dePermit: Translated<PermitMessages> = {
  name: 'Diese Wallet, per Signatur',
  way: 'Diese Wallet, per Signatur',
  means: (symbol) =>
    `Sie signieren, der Dienst sendet: Sie brauchen kein ${symbol} für die Netzwerkgebühr. Die Signatur gilt für genau diesen Betrag, ein einziges Mal und nur kurze Zeit.`,
  offer: {
    title: (symbol, chain) => `Sie haben auf ${chain} kein ${symbol} für die Netzwerkgebühr`,
    text: (token, gas, service) =>
      `Ohne ${gas}: Sie signieren, ${service} sendet. Gebühren gehen von Ihrem ${token} ab.`,
    take: (token) => `Gebühren in ${token} zahlen`,
  },
  instead: 'Per Transaktion zahlen',
  step: {
    next: (amount) => `${amount} per Signatur freigeben`,
    active: (amount) => `${amount} werden per Signatur freigegeben`,
    done: (amount) => `${amount} per Signatur freigegeben`,
  },
  phase: {
    planned: (_until) => 'Noch nicht signiert. ',
    reserved: (_until) => 'Wird signiert. ',
    signed: (until) => `Signiert und aufbewahrt. Wird dem Dienst übergeben, der sie bis ${until} verwenden kann. `,
    broadcast: (until) => `Der Dienst hat sie und kann sie bis ${until} verwenden. `,
    included: (_until) => 'Verwendet, wie die Chain zeigt. ',
    finalized: (_until) => 'Verwendet, wie die Chain zeigt. ',
    replaced: (_until) => 'Widerrufen. Niemand kann sie mehr verwenden. ',
    reverted: (_until) => 'Abgelaufen. Niemand kann sie mehr verwenden. ',
    ineffective: () => 'Ausgeführt, ohne Wirkung. ',
  },
  ranOut: 'Der Dienst hat Ihre Signatur nicht rechtzeitig verwendet',
  ranOutText: (amount) =>
    `Ihre ${amount} haben Ihr Konto nicht verlassen. Die Signatur ist unbenutzt abgelaufen, und nach der Zeit der Chain kann sie niemand mehr verwenden.`,
  ranOutNext: 'Versuchen Sie es mit einem neuen Angebot noch einmal.',
  takenBack: 'Ihr Konto hat diese Signatur widerrufen',
  takenBackText: (amount) =>
    `Ihre ${amount} haben Ihr Konto damit nicht verlassen: Sie wurde auf der Chain widerrufen, bevor jemand sie verwendet hat, und niemand kann sie mehr verwenden.`,
  takenBackNext:
    'Das kommt vor, wenn dasselbe Konto in einer anderen Wallet verwendet wird. Waren Sie es selbst, versuchen Sie es noch einmal, wann Sie möchten. Wenn nicht, bringen Sie Ihr Geld in eine neue Wallet.',
}
