import type { ReasonSentences } from '../../../core/reason/sentences.ts'

export const esReasons: ReasonSentences = {
  SAID: ({ words }) => `El aviso, en inglés: ${words}`,
  UNFORESEEN: ({ words }) => `Esto no funcionó. Inténtalo otra vez. El aviso, en inglés: ${words}`,

  TIMEOUT: 'La respuesta tardó demasiado.',
  SLOW: 'Tarda en responder. Causeway sigue esperando.',
  OFFLINE: 'No hubo conexión, o se cortó.',
  TOO_LARGE: 'La respuesta era demasiado grande para ser real.',
  NOT_JSON: 'La respuesta no se entiende.',
  CUT_OFF: 'La respuesta llegó incompleta.',
  HOST_TROUBLE: ({ status }) => `El servidor tiene problemas (error ${status}); quizá responda más tarde.`,
  SIGN_IN: 'Quizá tu red pida iniciar sesión. Abre cualquier sitio web para verlo.',
  REDIRECTED: 'Quería desviar la pregunta a otra dirección, así que allí no se preguntó nada.',
  ABORTED: 'Se detuvo antes de que llegara una respuesta.',
  UNREADABLE: 'La respuesta no se puede leer.',
  REFUSED_WITH: ({ status }) => `Se rechazó sin dar un motivo (error ${status}).`,
  NO_REASON: 'No se dio ningún motivo.',
  NOT_ASKED: 'No se preguntó.',
  STATE_PRUNED: 'El nodo ya no tiene el estado de ese bloque.',
  NOT_SAID: 'La respuesta no lo dice.',
  OTHER_ANSWER: 'La respuesta era sobre algo distinto de lo que se preguntó.',
  NODE_BEHIND: 'La respuesta era más antigua que una anterior, así que aún no cuenta.',
  ONE_NODE: 'Por ahora solo responde uno de los dos nodos, así que se espera al otro.',
  TOO_OFTEN: 'Se preguntó demasiadas veces; más tarde volverá a responder.',
  CONTRADICTION: 'Las respuestas se contradicen, así que no se cree ninguna.',
  REFUSED_SAYING: ({ status, words }) => `Se rechazó (error ${status}). El aviso, en inglés: ${words}`,
  UNCLEAR: ({ status }) => `No hubo una respuesta clara (error ${status}).`,
  MISUSED: 'Así no se puede preguntar, por eso no se preguntó nada.',
  TAKEN_BACK: 'El sitio ha retirado esta solicitud.',

  INTERRUPTED: 'La billetera se reinició. Mira lo que se muestra e inténtalo otra vez.',
  STORE_FAILED: 'El navegador no pudo leer o escribir lo que guarda Causeway. Inténtalo otra vez.',
  STORE_FULL:
    'No queda espacio en el disco de este equipo. Causeway no firma nada que no pueda guardar. Libera algo de espacio; después todo continúa por sí solo.',
  STORE_NEWER: 'Lo guardado lo escribió una versión más nueva de Causeway. Actualiza para continuar.',
  STALE_SAVE: 'Mientras tanto cambió en otro lugar, así que no se guardó nada. Míralo otra vez.',
  LOCKED: 'Causeway está bloqueado. Desbloquéalo para continuar.',
  VAULT_EXISTS: 'Aquí ya hay una billetera. Quedó como estaba.',
  VAULT_MISSING: 'Aquí aún no hay ninguna billetera.',
  VAULT_DAMAGED: 'La billetera guardada está dañada. No se sobrescribió nada.',
  VAULT_NEWER: 'Esta billetera la creó una versión más nueva de Causeway. Actualiza para abrirla.',
  VAULT_NOT_OPENED: 'Esta contraseña no abre la billetera, o la billetera se modificó.',
  VAULT_TAMPERED: 'La billetera guardada se modificó desde fuera, o mezcla dos copias. Sigue cerrada.',
  VAULT_CHANGED: 'Mientras tanto la billetera cambió, así que no se guardó nada. Inténtalo otra vez.',
  VAULT_NOT_WRITTEN: 'El navegador no guardó bien la billetera. La copia anterior sigue intacta: inténtalo otra vez.',
  KDF_REFUSED: 'La billetera está cifrada de una forma que Causeway no acepta.',
  BACKUP_NOT_OPENED: 'Esta contraseña no abre el archivo, o el archivo se modificó.',
  BACKUP_DAMAGED: 'Esto no es un archivo de copia de seguridad de Causeway completo.',
  BACKUP_NEWER: 'Este archivo lo creó una versión más nueva de Causeway. Actualiza para restaurarlo.',
  OTHER_WALLET: ({ account }) =>
    `Esto es de otra billetera, cuya primera cuenta es ${account}. Aquí no se ha cambiado nada.`,
  WALLET_UNCOMPARED:
    'La lista de cuentas se ha perdido, así que Causeway no sabe si esto es de esta billetera. Aquí no se ha cambiado nada.',

  PASSWORD_EMPTY: 'Escribe una contraseña.',
  PASSWORD_BROKEN: 'La contraseña contiene un carácter roto. Escríbela otra vez.',
  PASSWORD_LONG: ({ most }) => `Usa ${most} caracteres como máximo.`,
  PASSWORD_SHORT: ({ least }) =>
    `Usa al menos ${least} caracteres: unas palabras sin relación entre sí son fáciles de recordar.`,
  PASSWORD_EASY:
    'Demasiado fácil de adivinar: son sobre todo contraseñas comunes, nombres o fechas. Añade unas palabras sin relación entre sí.',
  PASSWORD_RUN:
    'Demasiado fácil de adivinar: las repeticiones y las filas de teclas se prueban primero. Usa unas palabras sin relación entre sí.',
  PASSWORD_PHRASE:
    'Demasiado fácil de adivinar: es sobre todo una frase muy conocida. Usa palabras sin relación entre sí.',
  PASSWORD_NEARLY: 'Casi: una palabra más, sin relación con el resto, la hace lo bastante fuerte.',
  PASSWORD_FILE:
    'Demasiado fácil para un archivo, en el que se pueden probar contraseñas sin fin. Dale al archivo una contraseña propia y más larga.',
  PASSWORD_UNJUDGED:
    'Causeway no pudo cargar sus listas de contraseñas fáciles de adivinar, así que ahora no acepta ninguna nueva. Cierra esta página, ábrela de nuevo e inténtalo otra vez.',
  BAD_MNEMONIC: 'Estas palabras no son una frase de recuperación.',
  PHRASE_LENGTH: ({ count }) => `Una frase de recuperación tiene 12, 15, 18, 21 o 24 palabras; esta tiene ${count}.`,
  PHRASE_WORD: ({ position }) => `La palabra ${position} no está en la lista de frase de recuperación.`,
  PHRASE_WORDS: ({ positions }) => `Estas palabras no están en la lista de frase de recuperación: ${positions}.`,
  PHRASE_ORDER: 'Todas las palabras están en la lista, pero juntas no son una frase: una está mal o fuera de su sitio.',
  KEY_LETTERS: 'Una clave privada solo tiene las cifras del 0 al 9 y las letras de la a a la f.',
  KEY_LENGTH: ({ digits }) => `Una clave privada tiene 64 dígitos hexadecimales; esta tiene ${digits}.`,
  KEY_OUTSIDE: 'Esta clave privada no corresponde a ninguna cuenta. Revisa cada dígito.',
  NAME_MISSING: 'Dale un nombre, para reconocerla después.',
  NAME_TAKEN: ({ label }) => `Ya hay otra que se llama ${label}. Dale otro nombre.`,
  ADDRESS_UNKNOWN: 'No es una dirección que Causeway conozca: mira cada letra.',
  SITE_ADDRESS: 'Escribe la dirección de un sitio, como app.example.com.',
  SITE_FIXED: 'El navegador no permite cambiar este sitio.',

  NO_SUCH_ACCOUNT: 'Esa cuenta ya no existe.',
  OWN_ALREADY: ({ label }) => `Ya la tienes: es ${label}.`,
  OWN_HIDDEN: ({ label }) => `Ya la tienes: es ${label}, que está oculta.`,
  IMPORTED_ALREADY: ({ label }) => `Ya la tienes: es ${label}. Se importó con su clave; quítala primero.`,
  WATCHED_ALREADY: ({ label }) => `Ya sigues esta dirección, como ${label}.`,
  LAST_SHOWN: 'Una cuenta se queda en las listas.',
  FROM_WORDS: 'Esta cuenta viene de tu frase de recuperación. Ocúltala en su lugar.',
  ACCOUNT_IN_USE:
    'Una transferencia que paga esta cuenta sigue en curso. Espera a que termine o abandónala; después podrás quitar la cuenta.',
  ACCOUNT_UNDER_WAY:
    'Hay algo en curso que aún puede pagar a esta cuenta: una transferencia, un reembolso o una dirección de depósito. Espera a que termine; después se puede quitar la cuenta.',
  SHOW_ANOTHER: 'Muestra primero otra cuenta.',

  API_KEY_FORM: 'No es la mitad secreta de una clave de API: tiene 80 dígitos hexadecimales.',
  API_KEY_NOT_LISTED: 'El exchange no muestra esta clave para esta cuenta.',
  API_KEY_ALREADY: 'Esta cuenta ya tiene una clave aquí. Revócala primero.',
  API_KEY_NONE: 'Aquí no hay ninguna clave para esta cuenta.',
  API_KEYS_TAKEN: 'Todas las claves de API de esta cuenta están en uso. Quita una primero en el exchange.',
  API_KEY_REVOKING: 'La clave de esta cuenta se está revocando. Espera a que termine.',
  API_KEY_NOT_SHOWN: 'El exchange ya no muestra nuestra clave para esta cuenta. Revócala aquí y después crea otra.',
  API_KEY_SOON: 'Enviado. El exchange aún no lo muestra.',
  API_KEY_TIME_OVER: 'Se acabó el tiempo antes de que el exchange lo mostrara. Inténtalo otra vez.',
  EXCHANGE_ACCOUNT_FOREIGN: 'Esta cuenta del exchange es de otra billetera.',
  EXCHANGE_ACCOUNT_NONE: ({ exchange }) => `Aún no tienes cuenta en ${exchange}.`,
  EXCHANGE_NONE: 'Este servicio no tiene ese exchange.',
  EXCHANGE_SILENT: 'El exchange no lo dice.',
  EXCHANGE_LACKS: 'El exchange no tiene esa moneda.',
  EXCHANGE_REFUSED: ({ number, words }) => `El exchange lo rechazó (código ${number}). El aviso, en inglés: ${words}`,
  EXCHANGE_DOUBTED: ({ words }) =>
    `El exchange lo rechaza, pero quizá ya lo aceptó antes. Aún no se sabe si tu dinero ha salido. Causeway sigue mirando. El aviso, en inglés: ${words}`,
  EXCHANGE_TAKEN: ({ words }) =>
    `El exchange informa de que ha aceptado esta transferencia, y aún no la muestra. Causeway la espera y no envía nada más. El aviso, en inglés: ${words}`,
  EXCHANGE_AGAIN: ({ words }) => `Se vuelve a preguntar al exchange. El aviso, en inglés: ${words}`,
  EXCHANGE_ACCOUNT_KIND: 'El exchange lleva esta cuenta de un modo que Causeway no conoce.',

  CURRENCY_UNKNOWN: 'La billetera no conoce esta moneda.',
  CHAIN_UNKNOWN: ({ chainId }) => `Causeway no conoce la cadena ${chainId}.`,
  NO_OWN_ADDRESS: 'Esta cuenta no tiene dirección de Bitcoin: elige otra dirección.',
  NO_BITCOIN: 'Esta billetera aún no tiene cuenta de Bitcoin.',
  BITCOIN_STILL_READ: 'Tus direcciones de Bitcoin aún se están revisando.',
  BITCOIN_CHANGED: 'Tus direcciones de Bitcoin han cambiado mientras tanto. Inténtalo otra vez.',
  COIN_FALSE: 'El explorador dice de una de tus monedas algo que la cadena no dice.',
  EXPLORER_SILENT: 'El explorador no respondió.',
  EXPLORER_LACKS: 'El explorador no tiene una transacción que hace falta para esto.',
  ADDRESS_BUSY: 'El explorador no puede listar esta dirección: tiene demasiadas transacciones.',
  EXPLORER_UNPROVEN: 'El explorador dice que la transacción está en un bloque, sin una prueba válida.',
  EXPLORER_ALONE: 'El explorador dice que la transacción está en un bloque. El otro aún no lo confirma.',
  EXPLORER_SHALLOW: ({ has, needs }) =>
    `El explorador dice que la transacción está en un bloque. Cuenta tras ${needs} bloques; van ${has}.`,
  EXPLORER_SECOND_SILENT: ({ has, needs }) =>
    `El segundo explorador no responde. Con un solo explorador, la transacción cuenta a partir de ${needs} bloques; hay ${has}.`,
  EXPLORER_UNTRUSTED: ({ count }) =>
    `El explorador dice que se usaron ${count} direcciones tuyas más de las que Causeway conoce. No te fíes de este explorador, salvo que otra billetera con estas palabras haya usado tantas.`,
  ADDRESS_FOREIGN: 'La dirección no es de esta billetera.',
  SPEND_NOT_SHOWN: 'El explorador dice que tus monedas están gastadas, y no lo muestra.',
  SPEND_NOT_SIGNED: 'El explorador dice que tus monedas están gastadas, pero tu clave no firmó eso.',
  TOKEN_SIGNS_ELSE: 'El token firma para algo distinto de su nombre y su versión.',
  NO_SOURCE: ({ symbol }) => `No hay dinero en otra cadena desde la que traer ${symbol}.`,
  TOO_LITTLE: ({ needs, has }) => `Hacen falta hasta ${needs}, con la comisión de red incluida; tienes ${has}.`,
  COINS_TOO_LITTLE: ({ needs, has }) =>
    `Hacen falta ${needs} y la comisión del minero desde una sola dirección; las monedas libres de la mejor valen ${has}.`,
  CHOSEN_COINS_TOO_LITTLE: ({ needs, has }) =>
    `Las monedas que elegiste valen ${has}. Hacen falta ${needs} y la comisión del minero. Elige más monedas.`,
  CHOSEN_COIN_GONE: 'Una moneda que elegiste no se puede gastar ahora. Elige tus monedas de nuevo.',
  PAYMENT_DUST: ({ amount, least }) =>
    `${amount} es demasiado poco para un pago en Bitcoin. El mínimo para esta dirección es ${least}.`,
  NOT_RELAYED:
    'Los nodos de Bitcoin no retransmiten una transacción así: su importe es demasiado pequeño, o ella demasiado grande.',
  NO_SUCH_TRANSFER: 'Esta billetera no tiene esa transferencia.',
  NOTHING_WAITS: 'Nada de esta transferencia espera un bloque.',
  BEING_CANCELLED: 'Se está cancelando; lo que se envió para cancelarlo no se puede retirar.',
  CANNOT_CANCEL: 'Un pago en Bitcoin no se puede retirar una vez enviado.',
  MORE_IS_USELESS: 'Lo que ofrece ya es muchas veces lo que la cadena pide ahora; más no ayudaría.',
  RAISE_NO_CHANGE: 'De esta transacción no vuelve nada a ti con lo que pagar una comisión mayor.',
  RAISE_TOO_LITTLE: 'De esta transacción te llega demasiado poco para pagar una comisión mayor.',
  RAISE_EVICTS:
    'Una transacción tuya posterior gasta el cambio de esta, y una comisión mayor aquí la descartaría. Paga más por la posterior: eso acelera las dos.',
  MINER_FEE_ABOVE_MOST: ({ fee, most }) =>
    `La comisión del minero sería de ${fee}; esta billetera paga ${most} como máximo.`,
  MINER_FEE_ABOVE_RATE: ({ rate, most }) =>
    `La comisión del minero sería de ${rate} satoshis por vbyte; esta billetera paga ${most} como máximo.`,
  MINER_FEE_ABOVE_AMOUNT: ({ fee, amount }) =>
    `La comisión del minero sería de ${fee} por ${amount}; esta billetera no paga comisiones mayores que el importe.`,
  HURRY_FOREIGN: 'Llega a una dirección que no es de esta billetera.',
  CPFP_PAYS_MORE: 'La transacción ya paga más de lo que pide el próximo bloque.',
  CPFP_SIZE_UNKNOWN:
    'La transacción, o una de la que depende, gasta con un script cuyo tamaño no se puede comprobar. Por eso no se le puede fijar una comisión: espera, o pide al remitente que suba la suya.',
  CPFP_TOO_MANY: 'La transacción gasta demasiadas monedas para poder acelerarla.',
  CPFP_CHAIN: 'Aquí dependen unas de otras demasiadas transacciones en espera: ningún nodo aceptaría otra más.',
  CPFP_BUMP_CHEAPER: 'Subir la comisión de la propia transacción cuesta menos que CPFP.',
  MEMPOOL_FULL:
    'Hay demasiadas transacciones en espera en Bitcoin y los nodos solo aceptan ahora comisiones mayores. Ayuda pagar más al minero; si no, la misma transacción se envía de nuevo hasta que quepa.',
  FEE_BELOW_NODES: ({ has, needs }) =>
    `Los nodos piden ahora al menos ${needs} satoshis por esta transacción, y paga ${has}. Ayuda pagar más al minero; si no, la misma transacción se envía de nuevo hasta que la acepten.`,
  BUMP_BELOW_NODES: ({ has, needs }) =>
    `Los nodos piden al menos ${needs} satoshis más por un reemplazo, y este pagaba ${has} más. Sube la comisión otra vez: la próxima oferta paga lo suficiente.`,
  DEPOSIT_OVER: 'Esta dirección ya no espera ningún pago.',
  DEPOSIT_LATE: 'Se acabó el tiempo de la cotización de esta dirección. Empieza otra vez con una nueva.',
  DEPOSIT_PAID: 'Ya se pagó algo a esta dirección; un segundo pago no formaría parte de él.',
  PAID_BEFORE_UNREAD:
    'Nadie dice qué recibió antes esta dirección reutilizable. Se mostrará en cuanto se lea, para que los pagos anteriores no cuenten. Inténtalo de nuevo en un momento.',
  NO_NAMES: 'Esta billetera no lee ninguna cadena que tenga esos nombres.',
  NAME_LETTERS: 'Este nombre tiene letras que Causeway no busca. Pega la dirección en su lugar.',
  NAME_ELSEWHERE: ({ host }) =>
    `Solo ${host} conoce este nombre, y Causeway no lo contacta. Pega la dirección en su lugar.`,
  TOKEN_TOO_LITTLE: ({ token }) => `Tu cuenta tiene demasiado poco del token ${token}, y Causeway no puede traerlo.`,
  MAKES_CONTRACT: 'Crea un contrato.',
  WOULD_FAIL: 'No se completaría.',

  ORDER_MISSING: 'No hay una orden completa.',
  ORDER_CHAIN: ({ name }) => `No se conoce ninguna cadena con el nombre corto «${name}».`,
  ORDER_ADDRESS: ({ address }) => `La dirección ${address} no puede ser de su cadena.`,
  ORDER_MALFORMED: 'Contiene un valor que no puede ser.',

  WAITS_FOR_DEPOSIT: 'Espera a que otra transferencia del mismo token termine su depósito.',
  WAITS_FOR_SIGNATURE: 'Espera a que se firme antes otra cosa tuya.',
  WAITS_FOR_COIN: 'Espera a otra transferencia que gasta la misma moneda.',
  WAITS_FOR_ACCOUNT: 'Espera a otra transferencia que sale de la misma cuenta.',
  WAITS_FOR_UNREADABLE:
    'No se puede leer un registro guardado. Quizá guarda una transacción firmada de la misma cuenta, así que aquí no se firma nada. Libéralo en la actividad.',
  FEE_RISEN: ({ most }) => `La comisión de red ha subido por encima de los ${most} que aprobaste.`,
  GAS_ABOVE_APPROVED: ({ most }) => `Esto necesita más gas del que cubren los ${most} que aprobaste.`,
  PERMIT_USED: 'Lo que se firmaría ya se usó antes.',
  PERMIT_NOT_TAKEN: 'El servicio no aceptó tu firma, que se puede usar hasta que caduque.',
  PERMIT_REFUSED: ({ words }) =>
    `El servicio no aceptó tu firma, que se puede usar hasta que caduque. El aviso, en inglés: ${words}`,
  PERMIT_WANTS_MORE:
    'El servicio quiere más pasos de los que había cotizado. No se firma nada más; lo firmado caduca pronto.',
  MAYBE_TAKEN: 'Puede que otra transacción haya ocupado su lugar. Causeway vuelve a mirar.',
  MAYBE_PAID:
    'Tu cuenta ha enviado algo desde que dijiste que sí. Aún no se sabe si con ello se pagó esta transferencia, así que no se firma nada. Puedes abandonar la transferencia y empezar de nuevo cuando tengas la certeza.',
  SAVES_LOST:
    'Se ha perdido parte de lo que este navegador había guardado de esta transferencia. Puede que ya esté pagada, así que no se firma nada más para ella. Causeway busca el pago; mira tu cuenta antes de abandonar la transferencia.',
  ABANDONED_IN_DOUBT:
    'Lo abandonaste antes de saberse si ya estaba pagado. Mira tu cuenta antes de intentarlo otra vez.',
  CONTESTED: 'Otra transacción toma lo que esta necesita. Aún no está decidido cuál de las dos entra.',
  CONTESTED_BY: ({ transaction }) =>
    `La transacción ${transaction} toma lo que esta necesita. Aún no está decidido cuál de las dos entra.`,
  NOT_CARRIED_OUT: 'Esta versión de Causeway no realiza un paso de este tipo.',
  KEY_DELETED:
    'La clave de esta cuenta se borró, así que no se puede firmar nada con ella. Impórtala otra vez o abandona esto.',
  RECORD_CHANGED: 'El registro guardado se cambió desde fuera, así que no se firma nada para él.',
  COULD_NOT_SIGN: ({ words }) => `No se pudo firmar. El aviso, en inglés: ${words}`,
  NODE_REFUSES: ({ words }) => `El nodo dice que fallaría. El aviso, en inglés: ${words}`,
  GAS_ABOVE_LIMIT: ({ gas, most }) =>
    `Pide ${gas} de gas, pero esta cadena admite como máximo ${most}. No se firmó nada.`,
  UNPROVEN: ({ words }) => `Ahora no se puede volver a comprobar, así que no se firma nada. ${words}`,
  NO_API_KEY: ({ index }) => `Esta billetera no tiene clave para la cuenta ${index}.`,
  NOT_ON_CHAIN: 'El servicio nombra una transacción que aún no está en la cadena.',
  REQUEST_FOREIGN: 'El servicio nombra una solicitud de otra transferencia tuya, así que no se sigue.',
  REQUEST_OTHER_ADDRESS: 'El servicio nombra una solicitud sobre otra dirección de depósito, así que no se sigue.',
  REQUEST_OTHER_CURRENCY: 'El servicio nombra una solicitud sobre otra moneda, así que no se sigue.',
  REQUEST_OTHER_REFUND: 'El servicio nombra una solicitud sobre otra dirección de reembolso, así que no se sigue.',
  ANOTHER_PAYMENT:
    'El servicio solo informa del pago más reciente a esta dirección, que es otro. Lo que pase con el tuyo no se puede seguir sin una clave de API: mira el saldo donde debe llegar.',
  PAID_LATE: ({ paid }) =>
    `Se pagaron ${paid} demasiado tarde para la cotización. El servicio prepara otra cotización, que no se puede seguir sin una clave de API: mira el saldo donde debe llegar.`,
  PAID_INSTEAD: ({ paid, quoted }) =>
    `Se pagaron ${paid} en lugar de ${quoted}. El servicio prepara otra cotización, que no se puede seguir sin una clave de API: mira el saldo donde debe llegar.`,
  OWN_PAYMENT_LATE: 'Tu propio pago no se firmó a tiempo; no se envió nada. Aún se puede pagar a la dirección.',
  OWN_PAYMENT_UNPROVEN: 'Tu propio pago ya no se pudo comprobar; no se envió nada. Aún se puede pagar a la dirección.',

  ARRIVAL_UNNAMED: 'El servicio no nombra ninguna transacción.',
  ARRIVAL_UNSAID: 'El servicio no dice qué llega ni adónde.',
  ARRIVAL_UNPROVABLE: 'El servicio dice que llegó; este nodo no puede probarlo.',
  ARRIVAL_SHORT: 'En esa transacción había menos del mínimo prometido.',
  ARRIVAL_ABSENT: 'En esa transacción no hay ningún pago al destinatario.',
  ARRIVAL_USED: 'Esa transacción ya terminó otra transferencia.',
  ARRIVAL_OLD: 'Esa transacción es anterior a esta transferencia.',
  ARRIVAL_OWN: 'Esa transacción es tuya.',
  ARRIVAL_MIXED: 'En el mismo bloque llegó más dinero al destinatario y no se pueden distinguir.',
}
