import type { Said } from '../worded.ts'
import { anyOf, clock, count, date, list, span } from './words.ts'

type Screens =
  | 'format'
  | 'common'
  | 'notice'
  | 'nav'
  | 'gates'
  | 'unlock'
  | 'home'
  | 'receive'
  | 'coins'
  | 'activity'
  | 'state'
  | 'welcome'

/** What stands everywhere, and the screens where no money is moved. */
export const screens: Pick<Said, Screens> = {
  format: {
    clock: (atSeconds) => clock.format(atSeconds * 1_000),
    day: (atSeconds, daysAgo) => {
      if (daysAgo === 0) return '今日'
      if (daysAgo === 1) return '昨日'
      return date.format(atSeconds * 1_000)
    },
  },
  common: {
    pageTitle: (title) => `${title} · Causeway`,
    retry: 'もう一度試す',
    notLoaded: 'Causewayのこの部分を読み込めませんでした',
    notDone: 'うまくいきませんでした。もう一度試してください。',
    back: '戻る',
    close: '閉じる',
    next: '次へ',
    to: 'から',
    ellipsis: '…',
    toParty: (party) => `${party}宛て`,
    theChain: 'チェーン',
    chainNumber: (id) => `チェーン${id}`,
    seconds: (seconds) => `${seconds}秒`,
    copied: 'コピーしました。',
    notCopied: 'ブラウザがコピーを許可しませんでした。文字を選択して、手動でコピーしてください。',
    amountHidden: '金額は非表示',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    typeToFind: '入力して検索',
    filter: (what) => `検索：${what}`,
    nothingFound: '該当する名前はありません。',
    newTab: '（新しいタブで開きます）',
  },
  notice: { info: 'お知らせ：', good: '完了：', warn: '注意：', danger: '危険：' },
  nav: { label: 'メインメニュー', home: 'ホーム', move: '移動', activity: '履歴', settings: '設定' },
  gates: {
    opening: 'Causewayを開いています',
    noWallet: 'このブラウザにはまだウォレットがありません。新しいタブで、2分ほどで準備できます。',
    setUp: 'Causewayを準備する',
  },
  unlock: {
    title: 'Causewayのロックを解除',
    password: 'パスワード',
    empty: 'パスワードを入力してください。',
    button: 'ロックを解除',
    forgot: 'パスワードを忘れた場合',
    busy: '解除しています…',
    done: 'ロックを解除しました。',
    damagedCopy:
      'ここに保管しているウォレットの2つの写しのうち、1つが壊れています。もう1つは無事です。ロックを解除すると、無事なほうで両方を置き換えます。',
    mended: 'ロックを解除し、壊れていた写しを直しました。',
    waitButton: (seconds) => `あと${span(seconds)}`,
    wrong: 'パスワードが違います。',
    notChecked: '間違いが続いたため、今回の入力は確認していません。',
    tries: (failed, waitSeconds) =>
      `これまでに${count(failed, '回')}間違えました。${
        waitSeconds > 0 ? `${span(waitSeconds)}後にもう一度試せます。` : ''
      }ウォレットはそのままで、何も失われません。`,
  },
  home: {
    title: 'ホーム',
    account: 'アカウント',
    allAccounts: 'アカウントを管理',
    balances: '残高',
    move: '資金を移動',
    receive: '受け取る',
    receiveMore: 'QRコードとBitcoin',
    coins: 'コイン',
    inFlight: '進行中',
    recent: '最近の移動',
    allRecent: 'すべての履歴',
    moreInFlight: (others) => `ほか${count(others, '件')}が進行中`,
    loading: '残高を読み取っています。',
    notRead: '未取得',
    couldNotRead: '読み取れません',
    zero: (places) => `残高なし：${places}件`,
    withoutUnread: (chains) => `${count(chains, 'チェーン')}分を除く`,
    balancesFailed: '残高を読み取れませんでした',
    notTouched: 'お金はチェーン上にあり、影響を受けていません。',
    someFailed: '読み取れない残高があります',
    refreshFailed: '残高を更新できませんでした。表示は前回読み取ったものです。',
    emptyTitle: 'まだ資金がありません',
    emptyText: (chains) => `${anyOf(chains)}で自分のアドレスに送ってください。届くと自動で表示されます。`,
    copyAddress: 'アドレスをコピー',
    openTab: 'タブで開く',
    showAmounts: '金額を表示',
    hideAmounts: '金額を隠す',
  },
  receive: {
    title: '受け取る',
    family: 'チェーンの種類',
    families: { evm: 'EVMチェーン', bitcoin: 'Bitcoin' },
    loading: 'アドレスを読み取っています。',
    failed: 'アドレスを読み取れませんでした',
    qr: (family) => `${family}での自分のアドレスのQRコード`,
    evmTitle: (chains) => `${list(chains)}での自分のアドレス`,
    evmMay: 'ここに挙げたものを、それぞれのチェーンで受け取れます。届くと自動で表示されます。',
    evmMustNot: [
      'ほかのEVMチェーンや、ほかのトークンで送られたものは、自分のものになりますが、ここには表示されません。',
      'BitcoinやSolanaなど、EVM以外のネットワークから送ると失われます。',
    ],
    bitcoinTitle: 'Bitcoinの次のアドレス',
    script: 'アドレスの種類',
    scripts: {
      p2wpkh: '現在のウォレットと取引所なら、どこからでも送れます。',
      p2tr: 'まだ送れない取引所もあります。その場合はNative SegWitを使ってください。',
    },
    bitcoinMay: [
      'Bitcoinネットワークのビットコイン（BTC）を受け取れます。すぐに表示され、ブロックに入ると残高に加わります。',
    ],
    bitcoinMustNot: [
      'ラップドビットコイン、トークン、ほかのネットワークのビットコインなど、それ以外のものは失われます。',
      'InscriptionやRunesの付いたコインも、ここでは通常のコインとして使われます。',
    ],
    noneTitle: '今はこのアドレスが分かりません',
    noneText: 'アドレスは鍵から作られます。ウォレットをロックし、解除してから、もう一度ここを開いてください。',
  },
  coins: {
    title: 'Bitcoinのコイン',
    refresh: '更新',
    accounts: { p2wpkh: 'Native SegWit', p2tr: 'Taproot' },
    loading: 'コインを読み取っています。',
    failed: 'コインを読み取れませんでした',
    failedText: 'コインに変わりはありません。コインはこのブラウザではなく、チェーン上にあります。',
    available: '利用可能',
    arriving: '到着待ち（ブロック未収録）',
    noCoins: 'コインはありません。',
    confirmations: (confirmations) => (confirmations === 0 ? 'ブロック未収録' : `承認${count(confirmations, '回')}`),
    locked: '移動のために確保中',
    emptyTitle: 'まだコインがありません',
    emptyText: '自分のBitcoinアドレスに送られたものは、検知した時点から1枚ずつここに表示されます。',
  },
  activity: {
    title: '履歴',
    loading: '移動の履歴を読み取っています。',
    failed: '移動の履歴を読み取れませんでした',
    emptyTitle: 'まだ何もありません',
    emptyText:
      '移動と、サイトに許したトランザクションは、すべて各ステップとその証明とともにここに残ります。この一覧がブラウザの外に出ることはありません。',
    more: '以前のものを表示',
    moreFailed: '以前のものを読み取れませんでした',
    sent: {
      takenBack: '引き出し許可の取り消し',
      what: (calls) => `トランザクション${count(calls, '件')}`,
      state: { funding: '資金を移動中', calls: '送信中', done: '完了', refunded: '返金済み', failed: '不成立' },
    },
  },
  state: {
    sending: '送信中',
    held: '待機中',
    unpaid: '支払い待ち',
    paid: '支払い済み',
    waiting: '送信済み',
    filling: '払い出し中',
    cancelling: '取り消し中',
    delayed: '遅延',
    refunding: '返金中',
    unknown: '追跡中',
    received: '到着済み',
    reported: '払い出し報告',
    refunded: '返金済み',
    refundReported: '返金報告',
    failed: '不成立',
    cancelled: '取り消し済み',
  },
  welcome: {
    title: {
      choose: 'Causewayへようこそ',
      write: '単語を書き留めてください',
      confirm: '書き留めた単語の確認',
      import: 'リカバリーフレーズ',
      password: 'パスワードを決める',
      restore: 'バックアップから復元',
    },
    intro: 'チェーンからチェーンへ資金を移動します。Causewayは署名の前に、すべての見積もりをこの端末で証明します。',
    createNew: '新しいウォレットを作成',
    restoreBackup: 'バックアップファイルがある',
    importOld: 'リカバリーフレーズを使う',
    words: 'フレーズの単語',
    word: (number) => `${number}番目の単語`,
    hiddenWord: '非表示',
    writeDown: 'この12個の単語が、ウォレットそのものです。人に知られると資金を奪われ、なくすと誰にも復元できません。',
    reveal: '単語を表示',
    hide: '単語を隠す',
    showTyped: '表示',
    neverAsk:
      '紙に書くのが一番です。次に、そのいくつかを紙から入力します。ウェブサイトやCausewayの関係者が、この単語を必要とすることは決してありません。',
    written: '書き留めました',
    showAgain: 'もう一度表示',
    confirmText: (numbers) => `紙を見て、${list(numbers.map((number) => `${number}番目`))}の単語を入力してください。`,
    wordsWrong: (numbers) =>
      `${list(numbers.map((number) => `${number}番目`))}の単語が違います。紙を見直すか、もう一度単語を表示してください。`,
    importText: '単語を1つずつ入力するか、最初の欄にフレーズ全体を貼り付けてください。この端末の外には出ません。',
    howMany: '単語の数',
    wordCount: (words) => `${words}語`,
    passwordText:
      'この端末のウォレットをロックするパスワードです。再設定はできません。忘れた場合は、リカバリーフレーズの単語が必要です。',
    password: 'パスワード',
    passwordAgain: 'パスワード（もう一度）',
    passwordsDiffer: '2つのパスワードが一致しません。',
    strength: {
      empty: '12文字以上にしてください。関連のない言葉をいくつか組み合わせると、覚えやすくなります。',
      short: 'まだ短すぎます。12文字以上にしてください。',
      known: '広く知られた例で、真っ先に試されます。別の言葉のほうが安全です。',
      even: '単調すぎます。違う文字をもっと使ってください。',
      fair: 'まずまずです。違う文字をもう少し加えると、より強くなります。',
      good: '良好です。',
      strong: '強力です。',
    },
    create: 'ウォレットを作成',
    sealing: '暗号化しています…',
  },
}
