// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Call3Value, Result, Router} from "./Router.sol";
import {Tokens} from "./Tokens.sol";

/// @notice What users approve instead of the router: it takes only from its caller, and gives to the router alone.
contract ApprovalProxy {
    using Tokens for address;

    /// Where genesis puts the router: code placed by genesis has no constructor that could store it.
    Router private constant ROUTER = Router(payable(0xb92fe925DC43a0ECdE6c8b1a2709c170Ec4fFf4f));

    function transferAndMulticall(
        address[] calldata tokens,
        uint256[] calldata amounts,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient
    ) external payable returns (Result[] memory) {
        for (uint256 i; i < tokens.length; i++) {
            tokens[i].take(msg.sender, address(ROUTER), amounts[i]);
        }
        return ROUTER.multicall{value: msg.value}(calls, refundTo, nftRecipient);
    }
}
