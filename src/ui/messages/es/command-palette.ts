import type { CommandPaletteMessages } from '../en/command-palette.ts'
import type { Translated } from '../translated.ts'

export const esCommandPalette: Translated<CommandPaletteMessages> = {
  title: 'Comandos',
  go: 'Ir a',
  act: 'Hacer',
  past: 'Actividad',
  screens: {
    home: 'Inicio',
    form: 'Transferir',
    receive: 'Recibir',
    utxos: 'Monedas de Bitcoin',
    activity: 'Actividad',
    accounts: 'Cuentas',
    allowances: 'Aprobaciones',
    settings: 'Ajustes',
  },
  screenWords: {
    home: 'saldos cuenta balance',
    form: 'enviar puente intercambiar cambiar traspaso bridge swap',
    receive: 'dirección direccion qr depósito deposito',
    utxos: 'utxo btc',
    activity: 'historial traspasos exportar csv json',
    accounts: 'añadir anadir importar clave observar nombre',
    allowances: 'tokens autorizaciones retirar revocar allowance approval',
    settings: 'sitios tema idioma límites limites claves ayuda soporte',
    safeguards: 'contraseña límite diario cuenta fría proteger',
    words: 'frase semilla seed mnemónica mostrar',
    backup: 'copia seguridad backup guardar exportar restaurar',
    password: 'clave cambiar nueva',
  },
  copy: (name) => `Copiar la dirección de ${name}`,
  bitcoin: { p2wpkh: 'Bitcoin, Native SegWit', p2tr: 'Bitcoin, Taproot' },
  lock: 'Bloquear la billetera',
  transfer: (amount, from, to) => (from === to ? `${amount}, en ${from}` : `${amount}, de ${from} a ${to}`),
}
