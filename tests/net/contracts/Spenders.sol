// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {OddToken} from "./OddTokens.sol";

/// @notice Spends tokens of its callers, each function in another way.
contract Spenders {
    uint256 public constant FEE = 0.001 ether;

    OddToken private usual;

    error NotTheFee(uint256 given);

    receive() external payable {}

    /// Takes two tokens and a fee, as a vault may.
    function deposit(OddToken a, uint256 amountA, OddToken b, uint256 amountB) external payable {
        if (msg.value != FEE) revert NotTheFee(msg.value);
        a.transferFrom(msg.sender, address(this), amountA);
        b.transferFrom(msg.sender, address(this), amountB);
    }

    function use(OddToken token) external {
        usual = token;
    }

    /// Takes a token that the call does not name.
    function take(uint256 amount) external {
        usual.transferFrom(msg.sender, address(this), amount);
    }

    /// Takes all that the caller has, unless that is nothing.
    function sweep(OddToken token) external {
        uint256 all = token.balanceOf(msg.sender);
        require(all > 0, "nothing to sweep");
        token.transferFrom(msg.sender, address(this), all);
    }

    /// Looks at what the caller has, and moves nothing.
    function enter(OddToken token, uint256 least) external view {
        require(token.balanceOf(msg.sender) >= least, "for holders only");
    }

    /// Takes tokens and gives back more than it took.
    function borrow(OddToken token, uint256 amount) external {
        token.transferFrom(msg.sender, address(this), amount);
        token.mint(msg.sender, 2 * amount);
    }

    /// Gives tokens first, and takes fewer of them afterwards.
    function lend(OddToken token, uint256 amount) external {
        token.mint(msg.sender, amount);
        token.transferFrom(msg.sender, address(this), amount / 2);
    }

    function refuse() external pure {
        revert("never");
    }
}
