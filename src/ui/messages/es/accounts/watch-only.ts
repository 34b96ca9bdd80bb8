import type { WatchOnlyMessages } from '../../en/accounts/watch-only.ts'
import type { Translated } from '../../translated.ts'

export const esWatchOnly: Translated<WatchOnlyMessages> = {
  chip: 'Tuya, solo lectura',
  inBook: 'En tu libreta de direcciones',
  receive: {
    title: 'Direcciones de solo lectura',
    note: 'Esta billetera no tiene su clave: lo que llega lo mueve quien la tenga.',
    qr: (label) => `Código QR de ${label}`,
  },
}
