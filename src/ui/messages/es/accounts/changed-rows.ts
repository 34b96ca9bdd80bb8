import type { ChangedRowMessages } from '../../en/accounts/changed-rows.ts'
import type { Translated } from '../../translated.ts'

export const esChangedRows: Translated<ChangedRowMessages> = {
  title: 'Los datos guardados se cambiaron desde fuera',
  text: 'Algo ajeno a Causeway cambió lo que este ordenador guarda para su cartera. Causeway no usa nada de ello hasta que usted decida.',
  closed:
    'esta cuenta está cerrada. Su dirección guardada no pertenece a su clave. No envíe nada a la dirección guardada.',
  stored: 'Dirección guardada',
  derived: 'Dirección de su clave',
  reopen: 'Usar la dirección de su clave',
  site: 'Conexión de un sitio, que cuenta como no conectado:',
  remove: 'Quitarlo',
  accept: 'Aceptarlo como está',
  removeText: 'Empieza de nuevo, como en una cartera nueva. Sus claves y su dinero se quedan.',
  acceptText: 'Acéptelo solo si lo cambió usted, por ejemplo al restaurar una copia de su perfil.',
  go: 'Confirmar',
  busy: 'Comprobando…',
  rows: {
    accounts: 'Nombres y orden de sus cuentas. Sus direcciones se comprueban con sus claves.',
    watched: 'Direcciones observadas. No se muestra ninguna.',
    bitcoinAccounts: 'Claves públicas de Bitcoin. Vuelven desde su frase de recuperación.',
    exchangeBKeys: 'Claves de API de la plataforma. Ninguna firma.',
    exchangeBAccounts: 'Cuentas elegidas de la plataforma. No hay ninguna elegida.',
    addressBook: 'Libreta de direcciones. Sus direcciones cuentan como desconocidas.',
    addedTokens: 'Tokens que usted añadió. No se muestra ninguno.',
    safeguards: 'Protecciones. Rigen las más estrictas.',
    settings: 'Límites, bloqueo automático y modo experto. Rigen los más estrictos.',
    paid: 'A quién pagó antes. Todos cuentan como nuevos y el límite diario como alcanzado.',
  },
}
