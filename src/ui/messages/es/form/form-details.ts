import type { FormDetailMessages } from '../../en/form/form-details.ts'
import type { Translated } from '../../translated.ts'
import { list, percent } from '../format.ts'

export const esFormDetails: Translated<FormDetailMessages> = {
  fees: {
    network: { kept: 'Se reserva para comisiones de red:', besides: 'Comisiones de red aparte, como mucho:' },
    exchange: {
      kept: 'Se reserva para la comisión del exchange:',
      besides: 'Comisión del exchange aparte, como mucho:',
    },
  },
  keptForSpeedUp: (rate) =>
    `Se reserva como cambio, que puede pagar más adelante una comisión de hasta ${rate} sat/vB:`,
  notSure: (whole, fraction) => `Escribe ${whole} o ${fraction}: la coma puede significar las dos cosas.`,
  code: {
    elsewhere: (chain) => `Este código es para ${chain}, y está elegida otra cadena.`,
    unknown: (id) => `Este código es para la cadena ${id}, que Causeway no conoce.`,
    disabled: (chain) => `Este código es para ${chain}, que el servicio tiene desactivada ahora.`,
    choose: (symbol, chain) => `Elegir ${symbol} en ${chain}`,
  },
  youSend: { EXACT_INPUT: 'Pagas', EXACT_OUTPUT: 'Pagas', EXPECTED_OUTPUT: 'Pagas' },
  list: {
    held: 'Con saldo',
    verified: 'Verificado: en la lista propia de Causeway',
    unverified: 'No está en la lista de Causeway',
  },
  unpinned: {
    title: (title) => `${title} no está en la lista de Causeway`,
    means: (chain) => `Su nombre y sus decimales son solo lo que dice ${chain}. Comprueba que es el token que quieres.`,
  },
  howExact: '¿Con qué exactitud?',
  exact: { EXACT_OUTPUT: 'Exacto', EXPECTED_OUTPUT: 'Aprox.' },
  aboutNote: 'Nunca menos que el mínimo de abajo.',
  most: (amount) => `El servicio dice que allí paga como máximo ${amount} de una vez. Envía menos, o en varias partes.`,
  limits: {
    between: (least, most) => `De unos ${least} a unos ${most} por esta vía`,
    atMost: (most) => `Como mucho unos ${most} por esta vía`,
    atLeast: (least) => `Al menos unos ${least} por esta vía`,
    above: (most) => `Por esta vía el servicio mueve como mucho unos ${most}. Envía menos, o en varias partes.`,
    below: (least) => `Por esta vía el servicio no mueve menos de unos ${least}. Envía más.`,
  },
  moved: (what, isBetter, by) => {
    const than = `${isBetter ? 'Mejor' : 'Peor'} que antes`
    return what === 'arrives'
      ? `${than}: llegan ${by} ${isBetter ? 'más' : 'menos'}`
      : `${than}: pagas ${by} ${isBetter ? 'menos' : 'más'}`
  },
  trade: {
    exactToOpenAddress:
      'Una dirección reutilizable acepta cualquier importe, así que lo que llega por ella no puede ser exacto. Elige «Aprox.», o paga una sola vez.',
  },
  party: {
    recipient: { label: 'Para', field: 'Para', own: 'Tu cuenta' },
    refundTo: { label: 'Reembolso', field: 'Si falla, vuelve a', own: 'Tu cuenta' },
  },
  options: {
    label: 'Opciones',
    slippage: 'Deslizamiento',
    slippageHint:
      'Cuánto menos puede llegar si se mueve un precio por el camino. Si es más que eso, el traspaso falla y el dinero vuelve.',
    slippages: (chosen) => (chosen === 'automatic' ? 'Automático' : percent(chosen)),
    slippageIs: (chosen) =>
      chosen === 'automatic' ? 'Deslizamiento automático' : `Deslizamiento de hasta ${percent(chosen)}`,
    own: {
      choice: 'Otro',
      label: 'Tu deslizamiento, en porcentaje',
      bounds: 'De 0 a 100, con dos cifras después del punto como máximo.',
      unset: 'Deslizamiento sin fijar',
      problems: {
        empty: 'Escribe un porcentaje, por ejemplo 0.75, o elige otro deslizamiento.',
        notANumber: 'Escribe el porcentaje en cifras, con punto, por ejemplo 0.75.',
        tooPrecise: 'Aquí un porcentaje admite como máximo dos cifras después del punto.',
        tooHigh: 'No se puede permitir más del 100%: eso ya es todo.',
      },
      cautions: {
        none: () => 'Con 0% no puede moverse ningún precio: si no, no hay cotización, o falla y el dinero vuelve.',
        low: () => 'Es poco: a menudo no hay cotización, o el precio se mueve más y el dinero vuelve.',
        high: (allowed) =>
          `Puede llegar hasta un ${percent(allowed)} menos. Otros pueden operar para que pierdas todo eso.`,
      },
      inQuote: (share) => `Esta cotización se queda por debajo: ${percent(share)} como máximo.`,
      loss: {
        allTitle: 'Alto: puede no llegar nada',
        all: 'Este plan acepta que llegue 0: puedes perder todo lo que envías, sin reembolso.',
        acceptAll: 'Puedo perderlo todo y sigo adelante',
        accept: (allowed) => `Se puede perder hasta un ${percent(allowed)} y sigo adelante`,
      },
    },
    mostPaid: {
      label: (symbol) => `Pagas como máximo, en ${symbol}`,
      hint: (margin) => `Si lo dejas vacío, es un ${percent(margin)} más que el precio que ves primero.`,
      is: (sum) => `${sum} como máximo`,
      unset: 'Máximo que pagas sin fijar',
      problems: {
        notANumber: 'Escribe el límite en cifras, con punto, por ejemplo 0.50, o déjalo vacío.',
        tooPrecise: 'El límite tiene más cifras después del punto que la moneda.',
        tooLarge: 'Nadie tiene tanto. Escribe menos, o déjalo vacío.',
        zero: 'Con un límite de 0 no se puede pagar nada. Escribe más, o déjalo vacío.',
      },
    },
    gas: (dollars, symbol) => `Gas a la llegada: ${dollars} en ${symbol}`,
    gasHint: (symbol, arrives) =>
      `Se descuenta de lo que se mueve. Sin ${symbol} allí, ${arrives} no se puede mover más.`,
    gasIs: (dollars, symbol) => `${dollars} en ${symbol} a la llegada`,
    noGas: (symbol, chain) => `No tienes ${symbol} en ${chain}`,
    noGasThere: (symbol, chain) => `El destinatario no tiene ${symbol} en ${chain}`,
    noGasMeans: 'Lo que llegue no se podría mover desde allí. Una parte puede llegar como gas.',
    addGas: (dollars, symbol) => `Añadir ${dollars} en ${symbol}`,
    refund: 'Si falla, vuelve a',
    refundToYou: 'Tu cuenta, en la cadena de la que salió.',
    refundToOther: 'La dirección del formulario.',
    sponsored: 'Un patrocinador paga las comisiones',
    sponsoredHint: 'Con el saldo de tu clave de API, que se escribe en Ajustes.',
    sponsoredIs: 'comisiones patrocinadas',
    sponsorMost: {
      label: 'El patrocinador paga como máximo, en dólares',
      hint: 'Déjalo vacío y el patrocinador paga todas las comisiones.',
      is: (dollars) => `comisiones patrocinadas hasta ${dollars}`,
      unset: 'Límite del patrocinador sin fijar',
      problems: {
        notANumber: 'Escribe el límite en cifras, con punto, por ejemplo 0.50, o déjalo vacío.',
        tooPrecise: 'Aquí un límite admite como máximo seis cifras después del punto.',
        tooLarge: 'Ninguna comisión llega a tanto. Escribe menos, o déjalo vacío.',
        zero: 'Con un límite de 0 pagas tú todas las comisiones. Escribe más, o desactiva el patrocinador.',
      },
    },
  },
  name: {
    looking: (name) => `Consultando ${name}.`,
    found: (name) => `${name} corresponde a:`,
    use: 'Usar esta dirección',
    none: (name) => `${name} no corresponde a ninguna dirección. Revisa sus letras, o pega la dirección.`,
    unknown: (name) => `No se pudo consultar ${name}`,
  },
  book: {
    open: 'Libreta',
    title: 'Libreta de direcciones',
    empty: 'Aún no hay nadie. Escribe una dirección en el formulario y ponle un nombre.',
    failed: 'No se pudo leer la libreta de direcciones',
    yours: 'Tus propias cuentas',
    saved: 'Direcciones guardadas',
    remove: (name) => `Quitar ${name} de la libreta de direcciones`,
    save: 'Ponerle un nombre',
    rename: 'Cambiar el nombre',
    name: 'Nombre para esta dirección',
    keep: 'Guardar',
    notSaved: 'No se guardó: la libreta de direcciones está llena. Quita primero una dirección.',
    done: (name) => `${name} está en tu libreta de direcciones.`,
  },
  percent,
  same: {
    title: (ago) => `Enviaste lo mismo ${ago}`,
    text: 'Está en curso o ya ha llegado. Si confirmas, se envía otra vez: el dinero sale dos veces.',
    moved: (ago) => `Moviste lo mismo ${ago}`,
    paysToo: 'Está en curso o ya ha llegado. Si además se paga a esta dirección, se mueve dos veces.',
    look: 'Ver ese traspaso',
    accept: 'Quiero enviarlo otra vez.',
  },
  known: {
    named: (name) => `${name}, de tu libreta de direcciones. Lo que llegue allí no se puede recuperar.`,
    looksLikeTitle: 'Esta no es la dirección que conoces',
    looksLike:
      'Empieza y termina como esta, pero es otra. Las direcciones así se crean para robar: compara cada letra.',
    contractTitle: (chain) => `En esta dirección hay un contrato en ${chain}`,
    contract: 'No todos los contratos pueden transferir lo que reciben. Sigue solo si sabes que este puede.',
    elsewhereTitle: (chains, chain) => `Un contrato en ${list(chains)}, pero no en ${chain}`,
    elsewhereTitleUnread: (chains) => `Un contrato en ${list(chains)}, quizá en ninguna otra cadena`,
    elsewhere: (chain) =>
      `Una billetera que es un contrato, como las de varios dueños, solo está donde alguien la ha creado. Lo que llegue a esta dirección en ${chain} puede perderse para todos: pide la dirección que se usa allí.`,
    unread: (chains) =>
      `No se ha consultado si en esta dirección hay un contrato en ${list(chains)}: ningún nodo ha respondido.`,
    exchange: (symbol, chain, isByContract) =>
      `Si es una dirección de depósito de un exchange, pregunta antes allí si abona ${symbol} en ${chain}${isByContract ? ' pagado por un contrato' : ''}: algunos pierden lo que no esperan.`,
    exchangeWalletTitle: (exchange) => `Es una billetera propia de ${exchange}`,
    exchangeWallet: (exchange) =>
      `${exchange} paga desde ella y no la da a nadie como dirección de depósito: lo que llega allí no se abona a nadie. Copia la dirección de depósito que muestra tu cuenta allí.`,
    accept: {
      looksLike: 'He comparado cada letra: la dirección que quiero es esta otra.',
      exchange: 'Sé que quizá no se abone a nadie, y quiero enviarlo allí de todos modos.',
      contract: 'Conozco este contrato y sé que puede transferir lo que recibe.',
      elsewhere: 'Sé que su dueño puede usar esta dirección también en esa cadena.',
      stranger: 'Sé de quién es esta dirección.',
    },
    acceptFirst: 'Lee primero la advertencia y marca su casilla.',
    acceptFinding: 'He leído esto y quiero continuar.',
    goesTo: (who) => `Va a ${who}, no a esta billetera.`,
    refundNotYours: 'Un reembolso iría allí y no a ti, y no se puede recuperar: compara cada letra.',
  },
}
