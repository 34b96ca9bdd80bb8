import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const esChangedRows: Translated<ChangedRowMessages> = {
  title: 'Los datos guardados se cambiaron desde fuera',
  text: 'Algo ajeno a Causeway cambió lo que este ordenador guarda para su cartera. Causeway no usa nada de ello hasta que usted decida.',
  closed:
    'esta cuenta está cerrada. Su dirección guardada no pertenece a su clave. No envíe nada a la dirección guardada.',
  derived: 'Dirección de su clave',
  reopen: 'Usar la dirección de su clave',
  site: 'Conexión de un sitio, que cuenta como no conectado:',
  remove: 'Quitarlo',
  accept: 'Aceptarlo como está',
  acceptText: 'Acéptelo solo si lo cambió usted.',
  rows: {
    accounts: 'Nombres y orden de sus cuentas.',
    watched: 'Direcciones observadas.',
    bitcoinAccounts: 'Claves públicas de Bitcoin.',
    exchangeBKeys: 'Claves de API de la plataforma.',
    exchangeBAccounts: 'Cuentas elegidas de la plataforma.',
    addressBook: 'Libreta de direcciones.',
    addedTokens: 'Tokens que usted añadió.',
    safeguards: 'Protecciones. Rigen las más estrictas.',
    settings: 'Límites, bloqueo automático y modo experto. Rigen los más estrictos.',
    paid: 'A quién pagó antes. Todos cuentan como nuevos y el límite diario como alcanzado.',
  },
}
