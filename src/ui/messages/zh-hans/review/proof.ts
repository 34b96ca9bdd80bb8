import type { ProofMessages } from '../../en/review/proof.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

const rawNames: Readonly<Record<string, string>> = {
  to: '目标地址',
  value: '金额（最小单位）',
  data: '数据',
  typedData: '结构化数据',
  digest: '结构化数据的哈希（实际签名的内容）',
  post: '随签名一起提交',
  action: '操作',
  transfer: '转账',
  message: '消息；… 在签名时填入',
  psbt: 'PSBT',
}

export const zhHansProof: Translated<ProofMessages> = {
  left: (left) => line`报价：${left}`,
  proof: {
    title: '验证了什么',
    intro: '在本设备上对照你的要求验证；这份清单中没有一项是听信别人的。',
    introOfSome: '打勾的各项已在这台设备上对照你的要求验证；未能验证的列在下面。',
    ofSite: {
      intro: '在本设备上对照网站的要求验证；这份清单中没有一项是听信别人的。',
      introOfSome: '打勾的各项已在这台设备上对照网站的要求验证；未能验证的列在下面。',
      claims: {
        'recipient-is-asked': '订单付给网站要求的收款方',
        'refund-is-asked': '退款会到网站要求的地址',
        'calls-in-order': '订单会进行网站要求的调用',
      },
    },
    known: {
      enforced: '由链强制执行',
      rebuilt: '在这里重建',
      node: '从节点读取',
      service: '服务方的说法',
    },
    gapsTitle: '无法验证的',
    gaps: {
      'address-on-trust': '存款地址只有服务方的说法',
      'paid-to-solver': '资金直接交给求解者',
      'order-not-bound': '付款与你的要求之间没有绑定',
      'solver-did-not-sign': '求解者没有签署订单',
      'price-on-trust': '在这里无法核对价格',
    },
    gapMeans: {
      'address-on-trust': '没有链能说明这个地址是谁的。只有在这个金额上信任服务方，才向它付款。',
      'paid-to-solver': '不进入存管合约：在它付款之前，订单只是它的承诺，退款也由它支付。',
      'order-not-bound': '如果服务方支付了别的东西，你无法证明曾得到这个承诺。',
      'solver-did-not-sign': '订单仍然约束着这笔存款；这个签名只是多一份见证。',
      'price-on-trust': '两个币种不同，除服务方的价格外，这里没有价格可以对照。请先比较再确认。',
    },
    claims: {
      'plan-rebuilt': '要签名的每个字节都在这里生成',
      'depository-pinned': '钱会到已知的存管方',
      'order-bound': '这笔存款只为这个订单付款',
      'solver-signed': '求解者签署了这个订单',
      'swap-enforced': '兑换要么带来应得的金额，要么什么都不发生',
      'recipient-is-asked': '订单付给你指定的收款方',
      'refund-is-yours': '退款会回到你这里',
      'refund-is-asked': '退款会到你要求的地址',
      'minimum-in-order': '最少到账金额写在订单里',
      'approval-exact': '授权额度是准确的金额，不是无限额',
      'permit-exact': '授权签名限定准确金额，只能用一次',
      'coins-proven': '要用掉的每笔币，都由它自己的交易证实',
    },
    readTitle: {
      node: '从节点读取，未经证明',
      explorer: '从区块浏览器读取，未经证明',
      exchange: '向交易所询问，未经证明',
    },
    saidTitle: '服务方的说法，未经证明',
    readings: {
      'swap-read': '兑换的结果只有一个节点说明',
      'swap-simulated': '模拟中没有别的东西离开',
      'address-computed': '存款地址属于这个订单',
      'prices-compared': '已将支付的与到账的作比较',
    },
    figuresSaid: '费用、美元金额和通常所需时间',
    sources: {
      pinned: '内置的美元代币',
      feed: (address, chain) => line`${chain}上的价格源${address}`,
    },
    askedClaims: {
      node: '你的余额和合约是从链上读取的',
      explorer: '你的币和当前费率是从链上读取的',
      exchange: '你的账户情况是直接向交易所查询的',
    },
    evidence: {
      planRebuilt: (steps) => `按照要求重建了 ${steps} 个步骤；与服务方给出的字节完全相同。`,
      depositoryPinned: (chain) => line`内置在 Causeway 中，用于${chain}：`,
      orderBound: '存款中带有这个订单自己的哈希：',
      solverSigned: '签名属于内置在 Causeway 中的一个求解者：这是它自己的付款承诺。',
      swapEnforced: {
        order: (amount) =>
          line`至少${amount}会为这个订单进入存管方，否则全部撤销。路径由服务方选择：它可能让兑换失败，你要付网络费，但不会使金额变少。`,
        recipient: (amount) =>
          line`至少${amount}会到收款方，否则全部撤销。路径由服务方选择：它可能让兑换失败，你要付网络费，但不会使金额变少。`,
        token: (amount) => line`内置在 Causeway 中的代币合约按一比一给出${amount}。`,
      },
      swapRead: '这个代币没有内置在 Causeway 中：它的合约可能谎报余额，链无法强制它带来的结果。',
      recipientIsAsked: (chain) => line`在${chain}上：`,
      refundIsYours: (chain) => line`在${chain}上：`,
      minimumInOrder: (amount) => `必须到账 ${amount}，否则求解者得不到付款。`,
      minimumPromised: (amount) => line`${amount}，由求解者自己承诺。`,
      approvalExact: (amount) => `正好 ${amount}，不会更多。`,
      permitExact: (amount) => `正好 ${amount}，只能用一次，并且只在短时间内有效。`,
      swapSimulated: (amount) => line`只有${amount}离开了你的账户。这只是早期警告：真正执行时，合约可能有不同的行为。`,
      pricesCompared: (sources) => `比较依据：${sources.join('、')}。`,
      figuresSaid: '作为服务方的说法显示。它们只能让判断更严格，不会更宽松。',
      coinsProven: '金额和归属来自之前的交易，它们的哈希都已核对。',
      addressComputed: '用已知的工厂合约为这个订单算出了同样的地址。',
      asked: {
        node: (chain) => line`这个节点服务于${chain}。`,
        explorer: () => '来自 Bitcoin 区块浏览器；不管是谁提供的，每笔币都由它自己的交易证实。',
        exchange: (chain) => line`来自${chain}，而不是服务方。它所说的余额，没有人能够证明。`,
      },
    },
  },
  sponsor: {
    most: '你为赞助方设置的上限',
    limits: {
      reached: '已达到赞助方的上限：超出的部分由你支付。',
      said: '服务方称已达到赞助方的上限：超出的部分由你支付。',
      denied: '服务方称已达到你设置的上限，但按它给出的数字，赞助方支付的更少。',
    },
    exceeded: '按服务方给出的数字，赞助方支付的超过了这个上限。',
  },
  onTrust: {
    unproven: (service) => `这只是 ${service} 的说法，没有任何证明。`,
    refundToYou: (amount, chain) =>
      line`如果失败：你已要求把${amount}退回到你在${chain}上的账户，扣除网络费。无法验证是否会退回。`,
    refundToOther: (amount, chain) =>
      line`如果失败：你已要求把${amount}退到${chain}上的这个地址，扣除网络费。无法验证是否会退到。`,
    bySolver: {
      toYou: (amount, chain) =>
        line`如果失败：求解者承诺在${chain}上退还你${amount}，扣除网络费。那时钱已在它手里，没有什么能强制它。`,
      toOther: (amount, chain) =>
        line`如果失败：求解者承诺把${amount}退到${chain}上的这个地址，扣除网络费。那时钱已在它手里，没有什么能强制它。`,
    },
    refundNowhere: (amount) => line`如果失败：该订单不退回任何资金。全部${amount}都可能损失。`,
  },
  sign: {
    titleNone: '没有要签名的内容',
    title: (steps, are) =>
      steps === 1 ? '你要签名的内容' : `你要签名的内容：${steps} ${are === 'messages' ? '条消息' : '笔交易'}`,
    step: {
      resetAllowance: (_amount, chain, spender) => line`撤销${spender}在${chain}上的旧授权；这种代币要求先把额度归零。`,
      approve: (amount, chain, spender) => line`允许${spender}在${chain}上动用${amount}，额度正好这么多。`,
      deposit: (amount, chain, depository) => line`在${chain}上把${amount}存入存管方${depository}，只用于这个订单。`,
      transfer: (amount, chain, address) => line`在${chain}上向这个订单的存款地址${address}支付${amount}。`,
      send: (amount, chain, address) => line`在${chain}上向${address}发送${amount}。`,
      swap: (amount, chain, router) => line`在${chain}上调用${router}，兑换${amount}。`,
      evmSignature: (amount, chain, spender) =>
        line`签署授权：${spender}可以在${chain}上动用${amount}，额度正好这么多，只能用一次。`,
      bitcoinPsbt: (amount, _chain, address) =>
        line`向存管方${address}支付${amount}，与这个订单绑定，不付给其他任何人。`,
      exchangeAAuthorize: (_amount, chain, account) =>
        line`把下面的转账与这个订单绑定。它只说明这一点：不转走任何钱，也不给任何人对你在${chain}上的账户${account}的权利。`,
      exchangeATransfer: (amount, chain, account) =>
        line`在${chain}上向存管方的账户${account}正好发送${amount}，只发一次。它不能多发，不能付给别人，不能动你的其他余额，不能交易，也不能再次使用。`,
      exchangeBTransfer: (amount, chain, account) =>
        line`在${chain}上向存管方的账户${account}正好转账${amount}，只转一次，并与这个订单绑定：${chain}认可的密钥签署转账，你自己的账户签署它的用途。两者都不能多转，不能付给别人，不能交易，也不能再次使用。`,
      depositAddress: (amount, chain, address) => line`你在${chain}上向${address}支付${amount}。`,
    },
    kind: {
      resetAllowance: '授权额度归零',
      approve: '准确额度的授权',
      deposit: '存入',
      transfer: '向存款地址付款',
      send: '向收款方付款',
      swap: '兑换',
      evmSignature: '授权签名',
      bitcoinPsbt: 'Bitcoin 交易',
      exchangeAAuthorize: 'Nonce 映射（EIP-712）。其中的链只用来区分签名；没有钱转到那里。',
      exchangeATransfer: '交易所内转账（EIP-712）。其中的链只用来区分签名；没有钱转到那里。',
      exchangeBTransfer: '交易所内转账：交易所密钥签署转账，你的账户签署消息（EIP-191）。',
      depositAddress: '存款地址',
    },
    raw: '原始数据',
    rawStep: (number) => `签名 ${number}`,
    rawName: (name) => rawNames[name] ?? name,
  },
}
