// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

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

/// @notice Carries out anybody's calls with what it holds. Own code; functions, events, errors and the guard are those of
/// the published third version, without its passing on of NFTs. It keeps nothing between transactions: what is left in
/// it, or allowed to it, belongs to whoever comes next.
contract Router {
    using Tokens for address;

    error ArrayLengthsMismatch();
    error CallFailed();
    error InvalidMsgSender(address storedSender, address actualSender);
    error InvalidRecipient(address recipient);
    error NativeTransferFailed();

    event SolverCallExecuted(address to, bytes data, uint256 amount);
    event SolverNativeTransfer(address to, uint256 amount);
    event FundsMovement(address from, address to, address currency, uint256 amount, bytes metadata);

    /// Who entered the guarded function that runs now.
    address private transient entered;

    /// Only that caller and the router itself may enter again. The first of them to leave opens the guard for everybody,
    /// also while the outer function still runs: so does the published one.
    modifier guarded() {
        address inside = entered;
        if (inside != address(0) && msg.sender != inside && msg.sender != address(this)) {
            revert InvalidMsgSender(inside, msg.sender);
        }
        entered = msg.sender;
        _;
        entered = address(0);
    }

    receive() external payable {
        emit SolverNativeTransfer(address(this), msg.value);
    }

    /// What native currency is left goes to `refundTo`, or to the caller where that is the zero address.
    function multicall(Call3Value[] calldata calls, address refundTo, address nftRecipient, bytes calldata metadata)
        external
        payable
        guarded
        returns (Result[] memory results)
    {
        if (msg.value > 0) emit FundsMovement(msg.sender, address(this), address(0), msg.value, metadata);
        if (nftRecipient == address(this)) revert InvalidRecipient(nftRecipient);
        results = new Result[](calls.length);
        for (uint256 i; i < calls.length; i++) results[i] = one(calls[i]);
        cleanupNative(0, refundTo, metadata);
    }

    /// Sends tokens on; amount 0 stands for all that is here.
    function cleanupErc20s(
        address[] calldata tokens,
        address[] calldata recipients,
        uint256[] calldata amounts,
        bytes calldata metadata
    ) external guarded {
        if (tokens.length != recipients.length || tokens.length != amounts.length) revert ArrayLengthsMismatch();
        for (uint256 i; i < tokens.length; i++) {
            uint256 amount = orAll(tokens[i], amounts[i]);
            if (amount == 0) continue;
            tokens[i].send(recipients[i], amount);
            emit FundsMovement(address(this), recipients[i], tokens[i], amount, metadata);
        }
    }

    /// Allows `tos[i]` the tokens and calls it; amount 0 stands for all that is here, and where that is nothing, no call
    /// is made. Unlike the published one it also allows tokens whose `approve` returns nothing.
    function cleanupErc20sViaCall(
        address[] calldata tokens,
        address[] calldata tos,
        bytes[] calldata datas,
        uint256[] calldata amounts
    ) external guarded {
        if (tokens.length != tos.length || tokens.length != datas.length || tokens.length != amounts.length) {
            revert ArrayLengthsMismatch();
        }
        for (uint256 i; i < tokens.length; i++) {
            uint256 amount = orAll(tokens[i], amounts[i]);
            if (amount == 0) continue;
            tokens[i].allow(tos[i], amount);
            (bool success,) = tos[i].call(datas[i]);
            if (!success) revert CallFailed();
        }
    }

    /// Sends native currency on; amount 0 stands for all that is here, and the zero address for the caller.
    function cleanupNative(uint256 amount, address recipient, bytes calldata metadata) public guarded {
        uint256 value = amount == 0 ? address(this).balance : amount;
        if (value == 0) return;
        address to = recipient == address(0) ? msg.sender : recipient;
        (bool success,) = to.call{value: value}("");
        if (!success) revert NativeTransferFailed();
        emit SolverNativeTransfer(to, value);
        emit FundsMovement(address(this), to, address(0), value, metadata);
    }

    /// Calls `to` with native currency; amount 0 stands for all that is here, and where that is nothing, no call is made.
    function cleanupNativeViaCall(uint256 amount, address to, bytes calldata data) external guarded {
        uint256 value = amount == 0 ? address(this).balance : amount;
        if (value == 0) return;
        (bool success,) = to.call{value: value}(data);
        if (!success) revert CallFailed();
    }

    /// A call that may not fail reverts with its own words.
    function one(Call3Value calldata item) private returns (Result memory result) {
        (result.success, result.returnData) = item.target.call{value: item.value}(item.callData);
        if (result.success) {
            emit SolverCallExecuted(item.target, item.callData, item.value);
        } else if (!item.allowFailure) {
            bytes memory reason = result.returnData;
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }

    function orAll(address token, uint256 amount) private view returns (uint256) {
        return amount == 0 ? token.held(address(this)) : amount;
    }
}
