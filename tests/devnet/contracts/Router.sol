// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Tokens} from "./Tokens.sol";

struct Call3Value {
    address target;
    bool allowFailure;
    uint256 value;
    bytes callData;
}

struct Result {
    bool success;
    bytes returnData;
}

/// @notice Carries out calls one after the other with what it was given. Own code; the functions are named as those of
/// the published router. It keeps nothing between transactions: what is left in it belongs to whoever comes next.
contract Router {
    using Tokens for address;

    error CallFailed(uint256 index, bytes returnData);
    error NativeTransferFailed();

    receive() external payable {}

    /// What native currency is left goes to `refundTo`, unless that is the zero address.
    function multicall(Call3Value[] calldata calls, address refundTo, address)
        external
        payable
        returns (Result[] memory results)
    {
        results = new Result[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            Call3Value calldata item = calls[i];
            (bool success, bytes memory data) = item.target.call{value: item.value}(item.callData);
            if (!success && !item.allowFailure) revert CallFailed(i, data);
            results[i] = Result(success, data);
        }
        if (refundTo != address(0) && address(this).balance > 0) sendNative(refundTo, address(this).balance);
    }

    /// Sends tokens on; amount 0 stands for all that is here.
    function cleanupErc20s(address[] calldata tokens, address[] calldata recipients, uint256[] calldata amounts) external {
        for (uint256 i; i < tokens.length; i++) {
            uint256 amount = amounts[i] == 0 ? tokens[i].held(address(this)) : amounts[i];
            if (amount > 0) tokens[i].send(recipients[i], amount);
        }
    }

    /// Allows `tos[i]` the tokens and calls it; amount 0 stands for all that is here.
    function cleanupErc20sViaCall(
        address[] calldata tokens, address[] calldata tos, bytes[] calldata datas, uint256[] calldata amounts
    ) external {
        for (uint256 i; i < tokens.length; i++) {
            uint256 amount = amounts[i] == 0 ? tokens[i].held(address(this)) : amounts[i];
            tokens[i].allow(tos[i], amount);
            (bool success, bytes memory data) = tos[i].call(datas[i]);
            if (!success) revert CallFailed(i, data);
        }
    }

    /// Sends native currency on; amount 0 stands for all that is here.
    function cleanupNative(uint256 amount, address recipient) external {
        sendNative(recipient, amount == 0 ? address(this).balance : amount);
    }

    function cleanupNativeViaCall(uint256 amount, address to, bytes calldata callData) external {
        uint256 value = amount == 0 ? address(this).balance : amount;
        (bool success, bytes memory data) = to.call{value: value}(callData);
        if (!success) revert CallFailed(0, data);
    }

    function sendNative(address recipient, uint256 amount) private {
        (bool success,) = recipient.call{value: amount}("");
        if (!success) revert NativeTransferFailed();
    }
}
