import type { transferWords } from '../../../../core/verify/words/transfers.ts'
import type { Translated } from '../../translated.ts'
import { different } from './different.ts'

export const jaTransferWords: Translated<typeof transferWords> = {
  transferOverwrites: different('パラメーターが、動作を決めるウォレット自身の項目を上書きします。'),
  transferSaysMore: different('送金に、署名する内容以上のことが書かれています。'),
  transferSaysUnknown: different('送金に、知られていない項目があります。'),
  transferLeavesOut: different('送金に必要な項目が欠けています。'),
  transferFieldUnknown: different('送金に不明な項目があります。'),
  transferMalformed: different('送金の形式が正しくありません。'),
  transferOfAnotherForm: different('署名する内容が送金の形ではなく、どのような操作にもなりえます。'),
  transferIsAnotherAct: different('これは送金とは別の操作です。'),
  transferGivesAccountAway: different(
    'これは送金とは別の操作です。アカウント全体の権利を渡してしまうおそれがあります。',
  ),
  transferToAnotherAccount: different('送金先が既知のアカウントと違います。全額が失われます。'),
  transferNotToDepository: different('送金先が既知の入金コントラクトのアカウントと違います。全額が失われます。'),
  transferBetweenOthers: different(
    '送金が、あなたの無期限先物アカウントと入金コントラクトのアカウントの間のものではありません。',
  ),
  transferMovesAnotherAmount: different('送金される額が、あなたの送る額と違います。'),
  transferMovesAnotherToken: different('送金されるトークンが、あなたの送るものと違います。'),
  transferMovesAnotherAsset: different('送金される資産が、あなたの送るものと違います。'),
  transferOnAnotherDex: different('送金の出どころか行き先が、あなたの通貨を保管するDEXと違います。'),
  transferFromSubAccount: different('送金が、指定していないサブアカウントから出ます。'),
  transferOnAnotherNetwork: different('送金が、取引所の別のネットワークのものです。'),
  transferOfAnotherNonce: different('ノンスが対応付けたものと違い、入金が注文に結び付きません。'),
  transferMemoOfAnotherOrder: different('この送金は、表示されている注文とは別の注文への支払いになります。'),
  transferFeeNoAmount: different('送金の手数料が金額になっていません。'),
}
