// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice Moves tokens that return nothing (as USDT does) and those that return true.
library Tokens {
    error TokenCallFailed(address token, bytes answer);

    function send(address token, address to, uint256 amount) internal {
        check(token, abi.encodeWithSignature("transfer(address,uint256)", to, amount));
    }

    function take(address token, address from, address to, uint256 amount) internal {
        check(token, abi.encodeWithSignature("transferFrom(address,address,uint256)", from, to, amount));
    }

    function allow(address token, address spender, uint256 amount) internal {
        check(token, abi.encodeWithSignature("approve(address,uint256)", spender, amount));
    }

    function held(address token, address owner) internal view returns (uint256) {
        (bool success, bytes memory answer) = token.staticcall(abi.encodeWithSignature("balanceOf(address)", owner));
        if (!success || answer.length < 32) revert TokenCallFailed(token, answer);
        return abi.decode(answer, (uint256));
    }

    function check(address token, bytes memory data) private {
        (bool success, bytes memory answer) = token.call(data);
        // What a refusal says is no boolean, and is handed on as it is.
        if (!success) revert TokenCallFailed(token, answer);
        bool accepted = answer.length == 0 ? token.code.length > 0 : answer.length >= 32 && abi.decode(answer, (bool));
        if (!accepted) revert TokenCallFailed(token, answer);
    }
}
