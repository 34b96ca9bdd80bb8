import type { enApproval as english } from '../../en/approval/approval.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { dateOf } from '../format.ts'

export const esApproval: Pick<TranslatedMessages, keyof typeof english> = {
  approval: {
    title: 'Solicitud',
    connectTitle: '¿Conectar?',
    intentTitle: '¿Mover dinero?',
    connectAsks: 'quiere ver tu dirección y poder pedirte traspasos, transacciones y firmas.',
    payFrom: 'Pagar desde',
    intentAsks: 'te pide hacer este traspaso.',
    connect: 'Conectar',
    accounts: (accounts) => (accounts === 1 ? 'Verá esta cuenta' : '¿Qué cuentas puede ver?'),
    can: [
      'Puede ver la dirección y los saldos de cada cuenta que le dejes ver.',
      'Puede pedir traspasos, transacciones y firmas, también las que aprueban el uso de tus tokens; tú revisas cada solicitud.',
    ],
    cannot: ['No puede mover dinero por sí solo.', 'No puede ver tu frase de recuperación ni tus otras cuentas.'],
    punycode: 'Este nombre tiene letras especiales que pueden imitar otro. Asegúrate de que es el sitio que conoces.',
    notEncrypted: 'Este sitio no está cifrado: cualquiera en el camino pudo cambiarlo.',
    queue: (at, all) => `${at} de ${all}`,
    noneTitle: 'No hay nada pendiente',
    noneText: 'La solicitud ha terminado, o el sitio la retiró. Puedes cerrar esta ventana.',
    changed: 'Lo que se mostraba ya no vale, así que no se firmó nada. Así está ahora.',
    locked: 'La billetera está bloqueada. Desbloquéala e inténtalo otra vez.',
    failed: 'No se completó',
    loading: 'Leyendo la solicitud.',
    listFailed: 'No se pudieron leer las solicitudes',
  },
  phishing: {
    title: 'Sitio de phishing conocido',
    steals: 'Este sitio está en una lista de sitios que roban de las billeteras.',
    what: 'Los sitios así se hacen pasar por otro y piden una firma que entrega tu dinero. Este no ve ahora ninguna de tus cuentas. Si lo conectaste antes, mira en Aprobaciones.',
    leave: 'Salir',
    list: (made) =>
      `La lista es parte de Causeway, del ${dateOf(made)}. No se consultó a ningún servidor sobre este sitio.`,
    goOn: 'La lista se equivoca con él',
    mistaken:
      'Las listas cometen errores. Si conoces este sitio, y no llegaste por un mensaje o un anuncio, escribe su nombre.',
    type: 'Para seguir, escribe:',
    label: 'El nombre del sitio',
    insist: 'Seguir por mi cuenta y riesgo',
    alikeTitle: (known) => `Esto no es ${known}`,
    alike: (known) =>
      `Su nombre se puede confundir con ${known}. Si es allí adonde querías ir, sal y escribe tú la dirección.`,
    uncheckedTitle: 'Sin comparar con los sitios de phishing conocidos',
    unchecked: 'No se pudo leer la lista de Causeway. Asegúrate de que este es el sitio que conoces.',
  },
  message: {
    title: '¿Firmar un mensaje?',
    signInTitle: '¿Iniciar sesión?',
    asks: 'quiere que tu cuenta firme este mensaje.',
    signInAsks: 'quiere que inicies sesión con tu cuenta.',
    sign: 'Firmar',
    signIn: 'Iniciar sesión',
    text: 'El mensaje completo',
    bytes: 'El mensaje, en bytes',
    account: 'Se firma con',
    means:
      'Una firma no mueve dinero por sí sola. Quien la tenga puede demostrar que esta cuenta aceptó las palabras de arriba.',
    meansBytes:
      'Quien tenga la firma puede demostrar que esta cuenta firmó estos bytes. A algunos contratos eso les basta para mover tu dinero.',
    signsInTo: 'El mensaje inicia sesión en',
    problemTitle: {
      malformed: 'Esto no es un inicio de sesión correcto',
      domain: 'Esto inicia sesión en otro lugar',
      account: 'Esto es para otra cuenta',
      chain: 'Esto nombra otra cadena',
      notYet: 'Esto aún no es válido',
      expired: 'Esto ha caducado',
    },
    problem: {
      malformed: 'El mensaje parece un inicio de sesión, pero omite lo que debe decir. Causeway no lo firma.',
      domain: 'Un sitio que pide eso puede querer hacerse pasar por ti allí. Causeway no lo firma.',
      account: 'El mensaje nombra una cuenta que no es la que firmaría. Causeway no lo firma.',
      chain: 'El sitio está en otra cadena de la que dice su mensaje. Es posible que no acepte la firma.',
      notYet: 'Según él mismo, el mensaje solo vale más adelante. Es posible que el sitio no acepte la firma.',
      expired: 'Según él mismo, el mensaje ya no vale. Es posible que el sitio no acepte la firma.',
    },
    exchangeTitle: 'Esto es una orden a un exchange',
    exchange: {
      transfer:
        'Con esta firma, un exchange puede sacar dinero de tu cuenta allí. Firma solo si pediste justo eso en el propio sitio del exchange.',
      registration:
        'Con esta firma, un exchange da poder sobre tu cuenta allí a una clave de otra persona. Firma solo en el propio sitio del exchange, cuando le hayas pedido una clave.',
      integrator:
        'Con esta firma, un integrador puede cobrar a tu cuenta en el exchange una comisión por cada operación. Firma solo en el propio sitio del exchange, o donde operas a propósito.',
      subAccount:
        'Con esta firma, el exchange abre otra cuenta tuya allí. Firma solo en el propio sitio del exchange, cuando le hayas pedido una.',
      airdrop:
        'Con esta firma, el exchange da tokens que te corresponden a las cuentas del texto. Firma solo en el propio sitio del exchange, y si son tuyas.',
    },
    integratorTerms: (integrator, account, fee, until) =>
      `La cuenta de integrador ${integrator} puede quedarse con hasta el ${fee} % de cada operación de la cuenta ${account}, hasta ${until}.`,
    integratorRevoked: (integrator, account) =>
      `La cuenta de integrador ${integrator} ya no puede cobrar nada a la cuenta ${account}.`,
    hidingTitle: 'En este mensaje se esconden caracteres',
    hiding:
      'Contiene caracteres que nadie ve o que invierten el texto. Abajo aparecen con su número, como ⟨U+…⟩. Firma solo si sabes por qué están ahí.',
    unreadableTitle: 'Esto no se puede leer',
    unreadable:
      'El mensaje no es texto normal, así que nadie puede ver qué acepta: puede dejar que alguien mueva tu dinero. Firma solo si sabes por qué lo necesita el sitio.',
  },
}
