import type { PermitMessages } from '../../en/transfer/permit.ts'
import type { Translated } from '../../translated.ts'

export const esPermit: Translated<PermitMessages> = {
  name: 'Esta billetera, con una firma',
  way: 'Esta billetera, con una firma',
  means: (symbol) =>
    `Tú firmas y el servicio envía: no necesitas ${symbol} para la comisión de red. La firma vale para exactamente este importe, una sola vez y por poco tiempo.`,
  offer: {
    title: (symbol, chain) => `No tienes ${symbol} en ${chain} para la comisión de red`,
    text: (token, gas, service) => `Sin ${gas}: tú firmas y ${service} lo envía. Las comisiones salen de tu ${token}.`,
    take: (token) => `Pagar comisiones en ${token}`,
  },
  instead: 'Pagar con una transacción',
  step: {
    next: (amount) => `Firmar por ${amount}`,
    active: (amount) => `Firmando por ${amount}`,
    done: (amount) => `Firmaste por ${amount}`,
  },
  phase: {
    planned: (_until) => 'Aún sin firmar. ',
    reserved: (_until) => 'Se está firmando. ',
    signed: (until) => `Firmado y guardado. Se entrega al servicio, que puede usarlo hasta las ${until}. `,
    broadcast: (until) => `El servicio lo tiene y puede usarlo hasta las ${until}. `,
    included: (_until) => 'Usado: lo dice la cadena. ',
    finalized: (_until) => 'Usado: lo dice la cadena. ',
    replaced: (_until) => 'Anulado. Ya nadie puede usarlo. ',
    reverted: (_until) => 'Caducó. Ya nadie puede usarlo. ',
    ineffective: () => 'Hecho, sin efecto. ',
  },
  ranOut: 'El servicio no usó tu firma a tiempo',
  ranOutText: (amount) =>
    `Tus ${amount} no salieron de tu cuenta. La firma caducó sin usarse y, según la hora de la propia cadena, ya nadie puede usarla.`,
  ranOutNext: 'Inténtalo de nuevo con una cotización nueva.',
  takenBack: 'Tu cuenta anuló esta firma',
  takenBackText: (amount) =>
    `Tus ${amount} no salieron de tu cuenta con ella: se anuló en la cadena antes de que alguien la usara, y ya nadie puede usarla.`,
  takenBackNext:
    'Esto ocurre cuando la misma cuenta se usa en otra billetera. Si fuiste tú, inténtalo de nuevo cuando quieras. Si no, mueve tu dinero a una billetera nueva.',
}
