// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice A token of which only the place of its balances differs: the contracts below say where that is. Anybody may
/// mint.
abstract contract OddToken {
    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    mapping(address => mapping(address => uint256)) public allowance;

    function read(address owner) internal view virtual returns (uint256);
    function write(address owner, uint256 value) internal virtual;

    function decimals() external pure returns (uint8) {
        return 18;
    }

    function balanceOf(address owner) public view virtual returns (uint256) {
        return read(owner);
    }

    function mint(address to, uint256 value) external {
        write(to, read(to) + value);
        emit Transfer(address(0), to, value);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) internal virtual {
        require(read(from) >= value, "the sender has too little");
        write(from, read(from) - value);
        write(to, read(to) + value);
        emit Transfer(from, to, value);
    }
}

/// @notice The key is hashed after the place of the map, as Vyper does.
contract HashedAfter is OddToken {
    function read(address owner) internal view override returns (uint256 value) {
        bytes32 slot = place(owner);
        assembly {
            value := sload(slot)
        }
    }

    function write(address owner, uint256 value) internal override {
        bytes32 slot = place(owner);
        assembly {
            sstore(slot, value)
        }
    }

    function place(address owner) private pure returns (bytes32) {
        return keccak256(abi.encode(uint256(7), owner));
    }
}

/// @notice Balances are 96 bits wide, above 64 bits of something else and below a mark without which nothing moves.
contract Packed is OddToken {
    struct Entry {
        uint64 since;
        uint96 value;
        bool isKnown;
    }

    mapping(address => Entry) private entries;

    function know(address owner) external {
        entries[owner].isKnown = true;
        entries[owner].since = uint64(block.timestamp);
    }

    function read(address owner) internal view override returns (uint256) {
        return entries[owner].value;
    }

    function write(address owner, uint256 value) internal override {
        require(value <= type(uint96).max, "too much");
        entries[owner].value = uint96(value);
    }

    function move(address from, address to, uint256 value) internal override {
        require(entries[from].isKnown, "the sender is not known");
        super.move(from, to, value);
    }
}

/// @notice Balances are the upper half of their words.
contract Upper is OddToken {
    struct Entry {
        uint128 since;
        uint128 value;
    }

    mapping(address => Entry) private entries;

    function read(address owner) internal view override returns (uint256) {
        return entries[owner].value;
    }

    function write(address owner, uint256 value) internal override {
        entries[owner] = Entry(uint128(block.timestamp), uint128(value));
    }
}

/// @notice Storage lies where ERC-7201 puts it, under the name that OpenZeppelin's ERC-20 has.
contract Namespaced is OddToken {
    struct Layout {
        mapping(address => uint256) values;
    }

    function read(address owner) internal view override returns (uint256) {
        return places().values[owner];
    }

    function write(address owner, uint256 value) internal override {
        places().values[owner] = value;
    }

    function places() private pure returns (Layout storage where) {
        assembly {
            where.slot := 0x52c63247e1f47db19d5ce0460030c497f067ca4cebf71ba98eeadabe20bace00
        }
    }
}

/// @notice Keeps shares; what one is worth grows, as with rebasing tokens.
contract Shares is OddToken {
    mapping(address => uint256) private shares;
    uint256 private worth = 3;

    function read(address owner) internal view override returns (uint256) {
        return shares[owner] * worth;
    }

    function write(address owner, uint256 value) internal override {
        shares[owner] = value / worth;
    }
}

/// @notice Of each transfer a hundredth is gone, and no log says so.
contract Taxed is OddToken {
    mapping(address => uint256) private values;

    function read(address owner) internal view override returns (uint256) {
        return values[owner];
    }

    function write(address owner, uint256 value) internal override {
        values[owner] = value;
    }

    function move(address from, address to, uint256 value) internal override {
        uint256 tax = value / 100;
        values[from] -= value;
        values[to] += value - tax;
        emit Transfer(from, to, value - tax);
    }
}

/// @notice Does not say who has what.
contract Silent is OddToken {
    mapping(address => uint256) private values;

    function balanceOf(address) public pure override returns (uint256) {
        revert("not told");
    }

    function read(address owner) internal view override returns (uint256) {
        return values[owner];
    }

    function write(address owner, uint256 value) internal override {
        values[owner] = value;
    }
}

/// @notice Wraps the native currency without a Transfer, as WETH does.
contract Wrapped is OddToken {
    event Deposit(address indexed to, uint256 value);
    event Withdrawal(address indexed from, uint256 value);

    mapping(address => uint256) private values;

    function deposit() external payable {
        values[msg.sender] += msg.value;
        emit Deposit(msg.sender, msg.value);
    }

    function withdraw(uint256 value) external {
        values[msg.sender] -= value;
        emit Withdrawal(msg.sender, value);
        (bool success,) = msg.sender.call{value: value}("");
        require(success, "the sender takes no native currency");
    }

    function read(address owner) internal view override returns (uint256) {
        return values[owner];
    }

    function write(address owner, uint256 value) internal override {
        values[owner] = value;
    }
}

/// @notice Has everything done by another contract's code on its own storage.
contract Proxy {
    address private immutable target;

    constructor(address target_) {
        target = target_;
    }

    fallback() external payable {
        (bool success, bytes memory answer) = target.delegatecall(msg.data);
        assembly {
            if iszero(success) {
                revert(add(answer, 32), mload(answer))
            }
            return(add(answer, 32), mload(answer))
        }
    }
}
