import type { ReasonSentences } from '../../../core/reason/sentences.ts'

export const ptBrReasons: ReasonSentences = {
  SAID: ({ words }) => `Informado em inglês: ${words}`,
  UNFORESEEN: ({ words }) => `Não deu certo. Tente de novo. Informado em inglês: ${words}`,

  TIMEOUT: 'A resposta demorou demais.',
  SLOW: 'A resposta está lenta. O Causeway ainda espera.',
  OFFLINE: 'Não havia conexão, ou ela caiu.',
  TOO_LARGE: 'A resposta era grande demais para ser real.',
  NOT_JSON: 'Não foi possível entender a resposta.',
  CUT_OFF: 'A resposta veio cortada.',
  HOST_TROUBLE: ({ status }) => `O servidor está com problemas (erro ${status}) e talvez responda mais tarde.`,
  SIGN_IN: 'Sua rede talvez exija login. Abra um site qualquer para ver.',
  REDIRECTED: 'A pergunta seria desviada para outro endereço, então nada foi perguntado lá.',
  ABORTED: 'Foi interrompido antes de vir uma resposta.',
  UNREADABLE: 'Não é possível ler a resposta.',
  REFUSED_WITH: ({ status }) => `Foi recusado sem motivo (erro ${status}).`,
  NO_REASON: 'Nenhum motivo foi dado.',
  NOT_ASKED: 'Isto não foi perguntado.',
  STATE_PRUNED: 'O nó não tem mais o estado desse bloco.',
  NOT_SAID: 'A resposta não diz isso.',
  OTHER_ANSWER: 'A resposta era sobre outra coisa, não a perguntada.',
  NODE_BEHIND: 'A resposta era mais antiga que uma anterior, então ainda não conta.',
  ONE_NODE: 'Só um de dois nós respondeu até agora, então a resposta espera pelo outro.',
  TOO_OFTEN: 'Perguntas demais; ele volta a responder mais tarde.',
  CONTRADICTION: 'As respostas se contradizem, então nenhuma é aceita.',
  REFUSED_SAYING: ({ status, words }) => `Foi recusado (erro ${status}). Informado em inglês: ${words}`,
  UNCLEAR: ({ status }) => `Não houve uma resposta clara (erro ${status}).`,
  MISUSED: 'Não dá para perguntar assim, então nada foi perguntado.',
  TAKEN_BACK: 'O site retirou esta solicitação.',

  INTERRUPTED: 'A carteira foi reiniciada. Veja o que é mostrado e tente de novo.',
  STORE_FAILED: 'O navegador não conseguiu ler ou gravar o que o Causeway guarda. Tente de novo.',
  STORE_FULL:
    'Não há mais espaço no disco deste computador. O Causeway não assina nada que não possa salvar. Libere espaço; depois tudo continua sozinho.',
  STORE_NEWER: 'O que está guardado é de um Causeway mais novo. Atualize para continuar.',
  STALE_SAVE: 'Foi alterado em outro lugar nesse meio-tempo, então nada foi gravado. Veja de novo.',
  LOCKED: 'O Causeway está bloqueado. Desbloqueie para continuar.',
  VAULT_EXISTS: 'Já existe uma carteira aqui. Ela ficou como está.',
  VAULT_MISSING: 'Ainda não há uma carteira aqui.',
  VAULT_DAMAGED: 'A carteira guardada está danificada. Nada foi sobrescrito.',
  VAULT_NEWER: 'Esta carteira é de um Causeway mais novo. Atualize para abri-la.',
  VAULT_NOT_OPENED: 'Esta senha não abre a carteira, ou a carteira foi alterada.',
  VAULT_TAMPERED: 'A carteira guardada foi alterada por fora ou misturada de duas cópias. Ela continua fechada.',
  VAULT_CHANGED: 'A carteira mudou nesse meio-tempo, então nada foi gravado. Tente de novo.',
  VAULT_NOT_WRITTEN: 'O navegador não guardou a carteira direito. A cópia anterior está intacta: tente de novo.',
  KDF_REFUSED: 'A carteira está criptografada de um modo que o Causeway não aceita.',
  BACKUP_NOT_OPENED: 'Esta senha não abre o arquivo, ou o arquivo foi alterado.',
  BACKUP_DAMAGED: 'Este não é um arquivo de backup completo do Causeway.',
  BACKUP_NEWER: 'Este arquivo é de um Causeway mais novo. Atualize para restaurá-lo.',
  OTHER_WALLET: ({ account }) => `Isto é de outra carteira, cuja primeira conta é ${account}. Nada foi alterado aqui.`,
  WALLET_UNCOMPARED:
    'A lista de contas se perdeu, então o Causeway não sabe se isto é desta carteira. Nada foi alterado aqui.',

  PASSWORD_EMPTY: 'Digite uma senha.',
  PASSWORD_BROKEN: 'A senha tem um caractere quebrado. Digite de novo.',
  PASSWORD_LONG: ({ most }) => `Use no máximo ${most} caracteres.`,
  PASSWORD_SHORT: ({ least }) =>
    `Use no mínimo ${least} caracteres: algumas palavras sem relação entre si são fáceis de lembrar.`,
  PASSWORD_EASY:
    'Fácil demais de adivinhar: são quase só senhas comuns, nomes ou datas. Acrescente palavras sem relação entre si.',
  PASSWORD_RUN:
    'Fácil demais de adivinhar: repetições e teclas em sequência são testadas primeiro. Use palavras sem relação entre si.',
  PASSWORD_PHRASE: 'Fácil demais de adivinhar: é quase só uma frase conhecida. Use palavras sem relação entre si.',
  PASSWORD_NEARLY: 'Quase: mais uma palavra sem relação a deixa forte o bastante.',
  PASSWORD_FILE:
    'Fácil demais para um arquivo, em que se podem testar senhas sem fim. Dê ao arquivo uma senha própria mais longa.',
  PASSWORD_UNJUDGED:
    'O Causeway não conseguiu carregar as listas de senhas fáceis, então não aceita uma nova senha agora. Feche esta página, abra de novo e tente mais uma vez.',
  BAD_MNEMONIC: 'Estas palavras não são uma frase de recuperação.',
  PHRASE_LENGTH: ({ count }) => `Uma frase de recuperação tem 12, 15, 18, 21 ou 24 palavras; esta tem ${count}.`,
  PHRASE_WORD: ({ position }) => `A palavra ${position} não está na lista de palavras de recuperação.`,
  PHRASE_WORDS: ({ positions }) => `Estas palavras não estão na lista de palavras de recuperação: ${positions}.`,
  PHRASE_ORDER: 'Todas as palavras estão na lista, mas juntas não são uma frase: uma está errada ou fora de ordem.',
  KEY_LETTERS: 'Uma chave privada só tem os números de 0 a 9 e as letras de a a f.',
  KEY_LENGTH: ({ digits }) => `Uma chave privada tem 64 dígitos hex; esta tem ${digits}.`,
  KEY_OUTSIDE: 'Esta chave privada não é de nenhuma conta. Confira cada dígito.',
  NAME_MISSING: 'Dê um nome, para reconhecer depois.',
  NAME_TAKEN: ({ label }) => `${label} já é o nome de outra. Escolha outro nome.`,
  ADDRESS_UNKNOWN: 'Não é um endereço que o Causeway conheça: confira cada letra.',
  SITE_ADDRESS: 'Digite o endereço de um site, como app.example.com.',
  SITE_FIXED: 'O navegador não permite alterar este site.',

  NO_SUCH_ACCOUNT: 'Esta conta não existe mais.',
  OWN_ALREADY: ({ label }) => `Esta já é ${label}.`,
  OWN_HIDDEN: ({ label }) => `Esta já é ${label}, que está oculta.`,
  IMPORTED_ALREADY: ({ label }) => `Esta já é ${label}. Foi importada pela chave; remova-a antes.`,
  WATCHED_ALREADY: ({ label }) => `Você já observa este endereço, como ${label}.`,
  LAST_SHOWN: 'Uma conta precisa ficar nas listas.',
  FROM_WORDS: 'Esta conta vem da sua frase de recuperação. Em vez disso, oculte-a.',
  ACCOUNT_IN_USE:
    'Uma transferência paga por esta conta ainda está em andamento. Espere terminar ou desista dela; depois a conta pode ser removida.',
  ACCOUNT_UNDER_WAY:
    'Há algo em andamento que ainda pode pagar a esta conta: uma transferência, um reembolso ou um endereço de depósito. Espere terminar; depois a conta pode ser removida.',
  SHOW_ANOTHER: 'Mostre outra conta antes.',

  API_KEY_FORM: 'Isto não é a metade secreta de uma chave de API: ela tem 80 dígitos hex.',
  API_KEY_NOT_LISTED: 'A corretora não lista esta chave para esta conta.',
  API_KEY_ALREADY: 'Esta conta já tem uma chave aqui. Revogue-a antes.',
  API_KEY_NONE: 'Não há chave para esta conta aqui.',
  API_KEYS_TAKEN: 'Todas as chaves de API desta conta estão em uso. Remova uma na corretora antes.',
  API_KEY_REVOKING: 'A chave desta conta está sendo revogada. Espere terminar.',
  API_KEY_NOT_SHOWN: 'A corretora não mostra mais nossa chave para esta conta. Revogue-a aqui e crie outra.',
  API_KEY_SOON: 'Enviado. A corretora ainda não mostra.',
  API_KEY_TIME_OVER: 'O prazo acabou antes de a corretora mostrar. Tente de novo.',
  EXCHANGE_ACCOUNT_FOREIGN: 'Esta conta da corretora é de outra carteira.',
  EXCHANGE_ACCOUNT_NONE: ({ exchange }) => `Você ainda não tem conta na ${exchange}.`,
  EXCHANGE_NONE: 'Este serviço não tem essa corretora.',
  EXCHANGE_SILENT: 'A corretora não informa.',
  EXCHANGE_LACKS: 'A corretora não tem essa moeda.',
  EXCHANGE_REFUSED: ({ number, words }) => `A corretora recusou (código ${number}). Informado em inglês: ${words}`,
  EXCHANGE_DOUBTED: ({ words }) =>
    `A corretora recusa, mas pode ter aceitado antes. Ainda não se sabe se seu dinheiro saiu. O Causeway continua verificando. Informado em inglês: ${words}`,
  EXCHANGE_TAKEN: ({ words }) =>
    `A corretora diz que aceitou esta transferência e ainda não a mostra. O Causeway espera por ela e não envia mais nada. Informado em inglês: ${words}`,
  EXCHANGE_AGAIN: ({ words }) => `A corretora é consultada de novo. Informado em inglês: ${words}`,
  EXCHANGE_ACCOUNT_KIND: 'A corretora mantém esta conta de um modo que o Causeway não conhece.',

  CURRENCY_UNKNOWN: 'A carteira não conhece esta moeda.',
  CHAIN_UNKNOWN: ({ chainId }) => `O Causeway não conhece a rede ${chainId}.`,
  NO_OWN_ADDRESS: 'Esta conta não tem endereço de Bitcoin: escolha outro endereço.',
  NO_BITCOIN: 'Esta carteira ainda não tem conta de Bitcoin.',
  BITCOIN_STILL_READ: 'Seus endereços de Bitcoin ainda estão sendo verificados.',
  BITCOIN_CHANGED: 'Seus endereços de Bitcoin mudaram nesse meio-tempo. Tente de novo.',
  COIN_FALSE: 'O explorador diz de um UTXO seu algo que a rede não diz.',
  EXPLORER_SILENT: 'O explorador não respondeu.',
  EXPLORER_LACKS: 'O explorador não tem uma transação necessária para isto.',
  ADDRESS_BUSY: 'O explorador não consegue listar este endereço: ele tem transações demais.',
  EXPLORER_UNPROVEN: 'O explorador diz que a transação está em um bloco, mas não dá uma prova válida.',
  EXPLORER_ALONE: 'O explorador diz que a transação está em um bloco. O outro explorador ainda não confirma.',
  EXPLORER_SHALLOW: ({ has, needs }) =>
    `O explorador diz que a transação está em um bloco. Ela conta após ${needs} blocos; há ${has}.`,
  EXPLORER_SECOND_SILENT: ({ has, needs }) =>
    `O segundo explorador não responde. Com um só explorador, a transação conta após ${needs} blocos; há ${has}.`,
  EXPLORER_UNTRUSTED: ({ count }) =>
    `O explorador diz que foram usados ${count} endereços seus a mais do que o Causeway conhece. Não confie neste explorador, a menos que outra carteira com estas palavras tenha usado tantos.`,
  ADDRESS_FOREIGN: 'O endereço não é desta carteira.',
  SPEND_NOT_SHOWN: 'O explorador diz que seus UTXOs foram gastos, e não mostra isso.',
  SPEND_NOT_SIGNED: 'O explorador diz que seus UTXOs foram gastos, mas sua chave não assinou isso.',
  TOKEN_SIGNS_ELSE: 'O token assina para algo diferente do nome e da versão dele.',
  NO_SOURCE: ({ symbol }) => `Não há dinheiro em outra rede de onde trazer ${symbol}.`,
  TOO_LITTLE: ({ needs, has }) => `Isto precisa de até ${needs}, com a taxa de rede; você tem ${has}.`,
  COINS_TOO_LITTLE: ({ needs, has }) =>
    `Isto precisa de ${needs} mais a taxa de mineração em um só endereço; os UTXOs livres do melhor valem ${has}.`,
  CHOSEN_COINS_TOO_LITTLE: ({ needs, has }) =>
    `Os UTXOs que você escolheu valem ${has}. Isto precisa de ${needs} mais a taxa de mineração. Escolha mais UTXOs.`,
  CHOSEN_COIN_GONE: 'Um UTXO que você escolheu não pode ser gasto agora. Escolha seus UTXOs de novo.',
  PAYMENT_DUST: ({ amount, least }) =>
    `${amount} é pouco demais para um pagamento em Bitcoin. O mínimo para este endereço é ${least}.`,
  NOT_RELAYED: 'Os nós do Bitcoin não repassam uma transação assim: o valor é pequeno demais, ou ela é grande demais.',
  NO_SUCH_TRANSFER: 'Esta carteira não tem essa transferência.',
  NOTHING_WAITS: 'Nada desta transferência espera um bloco.',
  BEING_CANCELLED: 'Está sendo cancelada; o que foi enviado para cancelar não pode ser desfeito.',
  CANNOT_CANCEL: 'Um pagamento em Bitcoin não pode ser desfeito depois de enviado.',
  MORE_IS_USELESS: 'O que ela oferece já é muitas vezes o que a rede pede agora; mais não ajudaria.',
  RAISE_NO_CHANGE: 'Nada desta transação volta para você que possa pagar uma taxa maior.',
  RAISE_TOO_LITTLE: 'Chega a você muito pouco desta transação para pagar uma taxa maior.',
  RAISE_EVICTS:
    'Uma transação sua posterior gasta o troco desta, e uma taxa maior aqui a descartaria. Pague mais pela posterior: isso acelera as duas.',
  MINER_FEE_ABOVE_MOST: ({ fee, most }) => `A taxa de mineração seria ${fee}; esta carteira paga no máximo ${most}.`,
  MINER_FEE_ABOVE_RATE: ({ rate, most }) =>
    `A taxa de mineração seria ${rate} satoshis por vbyte; esta carteira paga no máximo ${most}.`,
  MINER_FEE_ABOVE_AMOUNT: ({ fee, amount }) =>
    `A taxa de mineração seria ${fee} por ${amount}; esta carteira não paga taxa maior que o valor.`,
  HURRY_FOREIGN: 'Chega a um endereço que não é desta carteira.',
  CPFP_PAYS_MORE: 'A transação já paga mais do que o próximo bloco pede.',
  CPFP_SIZE_UNKNOWN:
    'A transação, ou uma de que ela depende, usa um script cujo tamanho não pode ser verificado. Por isso não dá para definir uma taxa: espere ou peça a quem enviou que aumente a taxa.',
  CPFP_TOO_MANY: 'A transação gasta UTXOs demais para ser acelerada com CPFP.',
  CPFP_CHAIN: 'Há transações em espera demais dependendo umas das outras: nenhum nó aceitaria mais uma.',
  CPFP_BUMP_CHEAPER: 'Aumentar a taxa de mineração da própria transação custa menos que CPFP.',
  MEMPOOL_FULL:
    'Há transações demais esperando no Bitcoin, e os nós só aceitam taxas maiores agora. Uma taxa de mineração maior ajuda; senão, a mesma transação é enviada de novo até caber.',
  FEE_BELOW_NODES: ({ has, needs }) =>
    `Os nós pedem agora no mínimo ${needs} satoshis por esta transação, e ela paga ${has}. Uma taxa de mineração maior ajuda; senão, a mesma transação é enviada de novo até ser aceita.`,
  BUMP_BELOW_NODES: ({ has, needs }) =>
    `Os nós pedem no mínimo ${needs} satoshis a mais por uma substituição, e esta pagava ${has} a mais. Aumente a taxa de novo: a próxima oferta paga o suficiente.`,
  DEPOSIT_OVER: 'Este endereço não espera mais um pagamento.',
  DEPOSIT_LATE: 'O prazo da cotação deste endereço acabou. Recomece com uma nova cotação.',
  DEPOSIT_PAID: 'Algo já foi pago a este endereço; um segundo pagamento não faria parte disso.',
  PAID_BEFORE_UNREAD:
    'Ninguém diz o que este endereço reutilizável recebeu antes. Ele é mostrado assim que isso for lido, para que pagamentos anteriores não contem. Tente de novo em instantes.',
  NO_NAMES: 'Esta carteira não lê nenhuma rede com nomes assim.',
  NAME_LETTERS: 'Este nome tem letras que o Causeway não busca. Cole o endereço.',
  NAME_ELSEWHERE: ({ host }) => `Só ${host} conhece este nome, e o Causeway não o consulta. Cole o endereço.`,
  TOKEN_TOO_LITTLE: ({ token }) => `Sua conta tem muito pouco do token ${token}, e o Causeway não consegue trazê-lo.`,
  MAKES_CONTRACT: 'Cria um contrato.',
  WOULD_FAIL: 'Não seria concluída.',

  ORDER_MISSING: 'Não há uma ordem completa.',
  ORDER_CHAIN: ({ name }) => `Nenhuma rede é conhecida pelo nome curto “${name}”.`,
  ORDER_ADDRESS: ({ address }) => `O endereço ${address} não pode ser da rede dele.`,
  ORDER_MALFORMED: 'Contém um valor impossível.',

  WAITS_FOR_DEPOSIT: 'Esperando outra transferência do mesmo token terminar o depósito.',
  WAITS_FOR_SIGNATURE: 'Esperando outra coisa sua ser assinada antes.',
  WAITS_FOR_COIN: 'Esperando outra transferência que gasta o mesmo UTXO.',
  WAITS_FOR_ACCOUNT: 'Esperando outra transferência que sai da mesma conta.',
  WAITS_FOR_UNREADABLE:
    'Um registro guardado não pode ser lido. Ele pode conter uma transação assinada da mesma conta, então nada é assinado aqui. Libere-o na atividade.',
  FEE_RISEN: ({ most }) => `A taxa de rede passou dos ${most} que você aprovou.`,
  GAS_ABOVE_APPROVED: ({ most }) => `Isto precisa de mais gás do que os ${most} que você aprovou podem pagar.`,
  PERMIT_USED: 'O que seria assinado já foi usado.',
  PERMIT_NOT_TAKEN: 'O serviço não aceitou sua assinatura, que pode ser usada até expirar.',
  PERMIT_REFUSED: ({ words }) =>
    `O serviço não aceitou sua assinatura, que pode ser usada até expirar. Informado em inglês: ${words}`,
  PERMIT_WANTS_MORE:
    'O serviço quer mais etapas do que tinha cotado. Nada mais é assinado; o que foi assinado expira logo.',
  MAYBE_TAKEN: 'Outra transação pode ter tomado o lugar dela. O Causeway verifica de novo.',
  MAYBE_PAID:
    'Sua conta enviou algo depois do seu sim. Ainda não se sabe se isso pagou esta transferência, então nada é assinado. Você pode desistir dela e recomeçar quando tiver certeza.',
  SAVES_LOST:
    'Parte do que este navegador tinha guardado desta transferência se perdeu. Ela pode já estar paga, então nada mais é assinado. O Causeway procura o pagamento; veja sua conta antes de desistir da transferência.',
  ABANDONED_IN_DOUBT: 'Você desistiu antes de se saber se já estava paga. Veja sua conta antes de tentar de novo.',
  CONTESTED: 'Outra transação usa o que esta precisa. Ainda não está decidido qual das duas entra.',
  CONTESTED_BY: ({ transaction }) =>
    `A transação ${transaction} usa o que esta precisa. Ainda não está decidido qual das duas entra.`,
  NOT_CARRIED_OUT: 'Esta versão do Causeway não executa uma etapa deste tipo.',
  KEY_DELETED: 'A chave desta conta foi apagada, então nada pode ser assinado com ela. Importe-a de novo ou desista.',
  RECORD_CHANGED: 'O registro guardado foi alterado por fora, então nada é assinado para ele.',
  COULD_NOT_SIGN: ({ words }) => `Não foi possível assinar. Informado em inglês: ${words}`,
  NODE_REFUSES: ({ words }) => `O nó diz que falharia. Informado em inglês: ${words}`,
  GAS_ABOVE_LIMIT: ({ gas, most }) =>
    `Isto pede ${gas} de gás, mas esta rede aceita no máximo ${most}. Nada foi assinado.`,
  UNPROVEN: ({ words }) => `Não é possível refazer a prova agora, então nada é assinado. ${words}`,
  NO_API_KEY: ({ index }) => `Esta carteira não tem chave para a conta ${index}.`,
  NOT_ON_CHAIN: 'O serviço indica uma transação que ainda não está na rede.',
  REQUEST_FOREIGN: 'O serviço indica uma solicitação de outra transferência sua, então ela não é acompanhada.',
  REQUEST_OTHER_ADDRESS:
    'O serviço indica uma solicitação sobre outro endereço de depósito, então ela não é acompanhada.',
  REQUEST_OTHER_CURRENCY: 'O serviço indica uma solicitação sobre outra moeda, então ela não é acompanhada.',
  REQUEST_OTHER_REFUND:
    'O serviço indica uma solicitação sobre outro endereço de reembolso, então ela não é acompanhada.',
  ANOTHER_PAYMENT:
    'O serviço só informa o pagamento mais recente a este endereço, que é outro. O seu não pode ser acompanhado sem uma chave de API: veja o saldo onde ele deve chegar.',
  PAID_LATE: ({ paid }) =>
    `${paid} foram pagos tarde demais para a cotação. O serviço prepara uma nova oferta, que não pode ser acompanhada sem uma chave de API: veja o saldo onde deve chegar.`,
  PAID_INSTEAD: ({ paid, quoted }) =>
    `Foram pagos ${paid} em vez de ${quoted}. O serviço prepara uma nova oferta, que não pode ser acompanhada sem uma chave de API: veja o saldo onde deve chegar.`,
  OWN_PAYMENT_LATE: 'Seu próprio pagamento não foi assinado a tempo; nada foi enviado. O endereço ainda pode ser pago.',
  OWN_PAYMENT_UNPROVEN:
    'Seu próprio pagamento não pôde mais ser comprovado; nada foi enviado. O endereço ainda pode ser pago.',

  ARRIVAL_UNNAMED: 'O serviço não indica nenhuma transação.',
  ARRIVAL_UNSAID: 'O serviço não diz o que chega, nem aonde.',
  ARRIVAL_UNPROVABLE: 'O serviço diz que chegou; este nó não consegue provar.',
  ARRIVAL_SHORT: 'Nessa transação havia menos que o mínimo prometido.',
  ARRIVAL_ABSENT: 'Nessa transação não há pagamento ao destinatário.',
  ARRIVAL_USED: 'Essa transação já encerrou outra transferência.',
  ARRIVAL_OLD: 'Essa transação é mais antiga que esta transferência.',
  ARRIVAL_OWN: 'Essa transação é sua.',
  ARRIVAL_MIXED: 'Outro dinheiro chegou ao destinatário no mesmo bloco, e não dá para distinguir os dois.',
}
