// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Permit2, PermitBatchTransferFrom, SignatureTransferDetails} from "./Permit2.sol";
import {Call3Value, Result, Router} from "./Router.sol";
import {Tokens} from "./Tokens.sol";

/// @notice What users approve instead of the router: it takes only from its caller, or by a permit of the owner's that
/// binds the calls, and gives to the router alone.
contract ApprovalProxy {
    using Tokens for address;

    /// Where genesis puts the router: code placed by genesis has no constructor that could store it.
    Router private constant ROUTER = Router(payable(0xb92fe925DC43a0ECdE6c8b1a2709c170Ec4fFf4f));
    /// Where Permit2 is on every chain.
    Permit2 private constant PERMIT2 = Permit2(0x000000000022D473030F116dDEE9F6B43aC78BA3);

    string private constant CALL_TYPE = "Call3Value(address target,bool allowFailure,uint256 value,bytes callData)";
    string private constant WITNESS_TYPE =
        "RelayerWitness(address relayer,address refundTo,address nftRecipient,Call3Value[] call3Values)";
    bytes32 private constant CALL_TYPEHASH = keccak256(bytes(CALL_TYPE));
    bytes32 private constant WITNESS_TYPEHASH = keccak256(abi.encodePacked(WITNESS_TYPE, CALL_TYPE));

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

    /// The owner signed who may carry the permit out (the caller), and every call that is made with the tokens.
    function permit2TransferAndMulticall(
        address user,
        PermitBatchTransferFrom calldata permit,
        Call3Value[] calldata calls,
        address refundTo,
        address nftRecipient,
        bytes calldata permitSignature
    ) external payable returns (Result[] memory) {
        SignatureTransferDetails[] memory details = new SignatureTransferDetails[](permit.permitted.length);
        for (uint256 i; i < details.length; i++) {
            details[i] = SignatureTransferDetails(address(ROUTER), permit.permitted[i].amount);
        }
        bytes32 witness =
            keccak256(abi.encode(WITNESS_TYPEHASH, msg.sender, refundTo, nftRecipient, hashOf(calls)));
        // What follows the stub of the permit's type: the witness, then all types in alphabetical order (EIP-712).
        string memory witnessType = string.concat(
            "RelayerWitness witness)", CALL_TYPE, WITNESS_TYPE, "TokenPermissions(address token,uint256 amount)"
        );
        PERMIT2.permitWitnessTransferFrom(permit, details, user, witness, witnessType, permitSignature);
        return ROUTER.multicall{value: msg.value}(calls, refundTo, nftRecipient);
    }

    function hashOf(Call3Value[] calldata calls) private pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i; i < calls.length; i++) {
            Call3Value calldata item = calls[i];
            hashes[i] = keccak256(
                abi.encode(CALL_TYPEHASH, item.target, item.allowFailure, item.value, keccak256(item.callData))
            );
        }
        return keccak256(abi.encodePacked(hashes));
    }
}
