// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice An attacker's pool with the interface of the devnet's. It pays exactly the smallest output that it is asked
/// for while it is honest, and only `kept` thousandths less otherwise. Whoever calls `turn` sets how it behaves.
contract Trap {
    /// 0: honest. 1: honest where it takes the call for a simulation. 2: never honest. 3: makes the call fail.
    uint256 public mode;
    /// How much of the output a dishonest trap pays, in thousandths.
    uint256 public paidPerMille;
    /// What a dishonest trap calls while it is asked to swap.
    address public prankTarget;
    bytes public prankData;

    receive() external payable {}

    function turn(uint256 mode_, uint256 paidPerMille_) external {
        mode = mode_;
        paidPerMille = paidPerMille_;
    }

    function setPrank(address target, bytes calldata data) external {
        prankTarget = target;
        prankData = data;
    }

    function swap(address tokenIn, address tokenOut, uint256 amountIn, uint256 minimumOut, address recipient)
        external
        payable
        returns (uint256 amountOut)
    {
        require(mode != 3, "the trap is shut");
        bool honest = mode == 0 || (mode == 1 && isSimulated());
        if (tokenIn != address(0)) {
            move(tokenIn, abi.encodeWithSignature("transferFrom(address,address,uint256)", msg.sender, address(this), amountIn));
        }
        amountOut = honest ? minimumOut : minimumOut * paidPerMille / 1000;
        if (!honest && prankTarget != address(0)) {
            (bool ignored,) = prankTarget.call(prankData);
            ignored;
        }
        if (amountOut == 0) return 0;
        if (tokenOut == address(0)) {
            (bool paid,) = recipient.call{value: amountOut}("");
            require(paid, "not paid");
        } else {
            move(tokenOut, abi.encodeWithSignature("transfer(address,uint256)", recipient, amountOut));
        }
    }

    /// What tells most simulations from a block: no price of gas, no base fee, or no block's author and no random number.
    function isSimulated() public view returns (bool) {
        return tx.gasprice == 0 || block.basefee == 0;
    }

    function move(address token, bytes memory data) private {
        (bool success, bytes memory answer) = token.call(data);
        require(success && (answer.length == 0 || abi.decode(answer, (bool))), "the token was not moved");
    }
}

/// @notice A token of an attacker's: it may keep a part of each transfer, call something at each, lie about balances,
/// and return false. Anyone sets how it behaves.
contract Feigned {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    string public constant name = "Feigned";
    string public constant symbol = "FGN";
    uint8 public constant decimals = 6;

    mapping(address => uint256) public held;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public totalSupply;
    uint256 public feePerMille;
    bool public refuses;
    uint256 public saidMore;
    address public hookTarget;
    bytes public hookData;

    function behave(uint256 feePerMille_, bool refuses_, uint256 saidMore_) external {
        feePerMille = feePerMille_;
        refuses = refuses_;
        saidMore = saidMore_;
    }

    function setHook(address target, bytes calldata data) external {
        hookTarget = target;
        hookData = data;
    }

    function mint(address to, uint256 value) external {
        held[to] += value;
        totalSupply += value;
        emit Transfer(address(0), to, value);
    }

    function balanceOf(address owner) external view returns (uint256) {
        return held[owner] + saidMore;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return move(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return move(from, to, value);
    }

    function move(address from, address to, uint256 value) private returns (bool) {
        if (refuses) return false;
        held[from] -= value;
        held[to] += value - value * feePerMille / 1000;
        emit Transfer(from, to, value);
        if (hookTarget != address(0)) {
            (bool ignored,) = hookTarget.call(hookData);
            ignored;
        }
        return true;
    }
}
