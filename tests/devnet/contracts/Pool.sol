// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Tokens} from "./Tokens.sol";

/// @notice Constant-product pairs of all tokens of a chain in one place; the zero address is the native currency.
/// Reserves are numbers that its owner may set, so that prices can be moved without moving money.
contract Pool {
    using Tokens for address;

    error NoSuchPair(address tokenIn, address tokenOut);
    error TooLittleOut(uint256 amountOut, uint256 minimumOut);
    error WrongValue(uint256 value);
    error NativeTransferFailed();
    error Unauthorized();

    event Swapped(address tokenIn, address tokenOut, uint256 amountIn, uint256 amountOut, address recipient);

    /// Kept of what comes in: five basis points.
    uint256 public constant FEE_BPS = 5;

    /// `reserve[a][b]` is how much of `a` stands against `b`.
    mapping(address => mapping(address => uint256)) public reserve;
    address public owner;

    /// Not run in genesis, where the slots are written directly.
    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function setReserves(address a, address b, uint256 ofA, uint256 ofB) external {
        if (msg.sender != owner) revert Unauthorized();
        reserve[a][b] = ofA;
        reserve[b][a] = ofB;
    }

    /// What `amountIn` gives now; 0 when there is no such pair.
    function quoteIn(address tokenIn, address tokenOut, uint256 amountIn) public view returns (uint256) {
        uint256 put = amountIn * (10_000 - FEE_BPS);
        uint256 against = reserve[tokenIn][tokenOut];
        return against == 0 ? 0 : (put * reserve[tokenOut][tokenIn]) / (against * 10_000 + put);
    }

    /// The least input that gives `amountOut` now; 0 when no input does.
    function quoteOut(address tokenIn, address tokenOut, uint256 amountOut) public view returns (uint256) {
        uint256 held = reserve[tokenOut][tokenIn];
        if (amountOut >= held) return 0;
        uint256 divisor = (held - amountOut) * (10_000 - FEE_BPS);
        return (reserve[tokenIn][tokenOut] * amountOut * 10_000) / divisor + 1;
    }

    function swap(address tokenIn, address tokenOut, uint256 amountIn, uint256 minimumOut, address recipient)
        external
        payable
        returns (uint256 amountOut)
    {
        if (reserve[tokenIn][tokenOut] == 0) revert NoSuchPair(tokenIn, tokenOut);
        if (msg.value != (tokenIn == address(0) ? amountIn : 0)) revert WrongValue(msg.value);
        amountOut = quoteIn(tokenIn, tokenOut, amountIn);
        if (amountOut < minimumOut) revert TooLittleOut(amountOut, minimumOut);
        if (tokenIn != address(0)) tokenIn.take(msg.sender, address(this), amountIn);
        reserve[tokenIn][tokenOut] += amountIn;
        reserve[tokenOut][tokenIn] -= amountOut;
        if (tokenOut != address(0)) tokenOut.send(recipient, amountOut);
        else sendNative(recipient, amountOut);
        emit Swapped(tokenIn, tokenOut, amountIn, amountOut, recipient);
    }

    function sendNative(address recipient, uint256 amount) private {
        (bool success,) = recipient.call{value: amount}("");
        if (!success) revert NativeTransferFailed();
    }
}
