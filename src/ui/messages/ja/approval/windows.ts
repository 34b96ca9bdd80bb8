import type { WindowMessages } from '../../en/approval/windows.ts'
import type { Translated } from '../../translated.ts'
import { count } from '../format.ts'

export const jaWindows: Translated<WindowMessages> = {
  unreadableAsks: 'からのリクエストは表示できません。',
  unreadableTitle: 'このリクエストは表示できません',
  unreadableText: 'Causewayが読み取れないため、何も署名しません。次のリクエストを見るには拒否してください。',
  decided: '別の画面で回答済み',
  decidedText:
    'このリクエストには、Causewayの別の画面で回答済みです。回答は一度だけ有効で、二重には実行されていません。',
  over: 'このリクエストは終了しました',
  overText: 'もう回答を待っておらず、ここでは何も行われていません。',
  unlockToSee: 'からリクエストがあります。ロックを解除して確認してください。',
  toHome: 'ホーム',
  waiting: (questions) => `回答待ちのリクエスト：${count(questions, '件')}`,
  answer: '回答する',
  panel: 'サイドパネルで開く',
  panelWords: 'サイドバー 横',
  tab: 'タブで開く',
  tabWords: '全画面 大きい ページ',
  noPanel: 'ブラウザがサイドパネルを開きませんでした。ブラウザのメニューにあるかもしれません。',
  beside: '進行中と最近',
  nothing: '進行中のものはありません',
  nothingText: '移動は進行中のあいだここに表示され、その後は最近のものが残ります。',
}
